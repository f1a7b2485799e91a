/** What the command's exit code says. Scripts rely on these numbers: they never change their meaning. */
export const EXIT = {
  /** All went well. */
  ok: 0,
  /** What was checked has a fault: a preset, or a vector that does not hold. */
  failed: 1,
  /** The command was used wrongly, or its input cannot be read or is faulty. */
  usage: 2,
  /** A game was stopped before its end. */
  unfinished: 3,
  /** The results cannot be written: a full disk, say. */
  unwritten: 74,
  /** Ctrl-C. */
  interrupted: 130,
  /** A defect of the program itself. */
  defect: 70,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The codes as `--help` shows them. */
export const EXIT_HELP = `Exit codes:
  0   all went well
  1   what was checked has a fault: a preset, or a vector that does not hold
  2   wrong use, or input that cannot be read or is faulty
  3   a game was stopped before its end (--max-moves)
  70  a defect of mancala itself; please report it
  74  results cannot be written
  130 stopped by Ctrl-C`;
