/** Processor time of this process in milliseconds: what others do on the machine does not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The middle one of some numbers, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new Error('There is no median of nothing.');
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] as number;
  const lower = sorted[Math.ceil(half) - 1] as number;
  return (lower + upper) / 2;
}
