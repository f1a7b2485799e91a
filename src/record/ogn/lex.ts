/** One piece of a text in Oware Game Notation, and where in the text it begins. */
export type Token = {
  /** Offset of its first character. */
  readonly at: number;
} & (
  | {
      /** A header tag: `[Name "value"]`. */
      readonly kind: 'tag';
      /** Its name. */
      readonly name: string;
      /** Its value, with `\"` and `\\` made plain. */
      readonly value: string;
    }
  | {
      /** A comment in braces, or after a semicolon up to the end of the line. */
      readonly kind: 'comment';
      /** What it says, with single spaces. */
      readonly text: string;
    }
  | {
      /** A variation in parentheses, whatever is in it. */
      readonly kind: 'variation';
    }
  | {
      /** Anything else: a move, a number, a result. */
      readonly kind: 'word';
      /** The word. */
      readonly text: string;
    }
  | {
      /** Something that is none of these. */
      readonly kind: 'fault';
      /** What is wrong, in a sentence. */
      readonly message: string;
      /** What should stand there. */
      readonly expected: string;
    }
);

const WORD = /[^\s{}()[\]";]+/y;
/** Bounded, because a regular expression that repeats a choice without end may exhaust its stack. */
const TAG =
  /\[[^\S\r\n]*([^\s"[\]\\]{1,100})[^\S\r\n]+"((?:[^"\\\r\n]|\\[^\r\n]){0,10000})"[^\S\r\n]*\]/y;
const LINE_END = /[\r\n]|$/g;

/**
 * The pieces of a text, one after the other. Every character is looked at a bounded number of times,
 * whatever the text holds, and something that cannot be read never keeps what follows from being read.
 */
export function* tokens(text: string): Generator<Token, void> {
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    if (/\s/.test(character)) {
      at += 1;
      continue;
    }
    if (character === '%' && (at === 0 || /[\r\n]/.test(text[at - 1] as string))) {
      at = lineEnd(text, at);
      continue;
    }
    const { token, end } = tokenAt(text, at, character);
    yield token;
    at = end;
  }
}

interface Read {
  readonly token: Token;
  readonly end: number;
}

function tokenAt(text: string, at: number, character: string): Read {
  switch (character) {
    case '[':
      return tag(text, at);
    case '{':
      return comment(text, at);
    case ';': {
      const end = lineEnd(text, at);
      return { token: { at, kind: 'comment', text: squeeze(text.slice(at + 1, end)) }, end };
    }
    case '(':
      return variation(text, at);
    case '}':
    case ')':
    case ']':
    case '"':
      return {
        token: fault(at, `A ${character} stands here that closes nothing.`, 'a move'),
        end: at + 1,
      };
    default: {
      WORD.lastIndex = at;
      const word = (WORD.exec(text) as RegExpExecArray)[0];
      return { token: { at, kind: 'word', text: word }, end: at + word.length };
    }
  }
}

function tag(text: string, at: number): Read {
  TAG.lastIndex = at;
  const found = TAG.exec(text);
  if (found !== null) {
    const [whole, name, value] = found as unknown as [string, string, string];
    return { token: { at, kind: 'tag', name, value: unescaped(value) }, end: at + whole.length };
  }
  const message = 'This tag cannot be read.';
  return { token: fault(at, message, '[Name "value"] on one line'), end: lineEnd(text, at) };
}

function comment(text: string, at: number): Read {
  const end = text.indexOf('}', at);
  if (end < 0) return unclosed(text, at, 'comment', '}');
  return { token: { at, kind: 'comment', text: squeeze(text.slice(at + 1, end)) }, end: end + 1 };
}

/** Variations may hold variations, and comments in which parentheses mean nothing. */
function variation(text: string, at: number): Read {
  const marks = /[(){]/g;
  let depth = 0;
  marks.lastIndex = at;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === '{') {
      const end = text.indexOf('}', mark.index);
      if (end < 0) break;
      marks.lastIndex = end + 1;
      continue;
    }
    depth += mark[0] === '(' ? 1 : -1;
    if (depth === 0) return { token: { at, kind: 'variation' }, end: mark.index + 1 };
  }
  return unclosed(text, at, 'variation', ')');
}

function unclosed(text: string, at: number, what: string, mark: string): Read {
  return { token: fault(at, `This ${what} is never closed.`, mark), end: text.length };
}

function fault(at: number, message: string, expected: string): Token {
  return { at, kind: 'fault', message, expected };
}

function lineEnd(text: string, at: number): number {
  LINE_END.lastIndex = at;
  return (LINE_END.exec(text) as RegExpExecArray).index;
}

function unescaped(value: string): string {
  return value.replace(/\\(["\\])/g, '$1');
}

function squeeze(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
