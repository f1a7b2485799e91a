import { BINARY } from './binary.ts';

/** Bytes that can be grown. */
export interface Memory {
  /** The bytes as they are now; another one after growing. */
  readonly buffer: ArrayBuffer;
  /** Adds pages of 65,536 bytes. */
  grow(pages: number): number;
}

/** What the module calls for all that is rare; frames are given by their first byte. */
export interface Host {
  /** Settles a frame that the game may have ended in. */
  readonly settle: (at: number, turn: number, mover: number) => void;
  /** Makes a move in the next frame; 1 when it is legal. */
  readonly make: (at: number, mover: number, pit: number, way: number, due: number) => number;
  /** 1 when a move is legal. */
  readonly judge: (at: number, mover: number, pit: number, way: number, due: number) => number;
}

/** What the module does; frames are given by their first byte. */
export interface Exports {
  /** Sequences of exactly so many moves, 1 or more. */
  readonly count: (at: number, depth: number) => number;
  /** Makes random moves; returns how many. */
  readonly play: (at: number, most: number) => number;
}

/** The part of WebAssembly that is used; libraries of types for the browser and for Node have it whole. */
interface Api {
  readonly Memory: new (limits: { initial: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/**
 * Starts the module, with a memory of its own of one page.
 *
 * @returns `null` where there is no WebAssembly, where it knows no vectors, or where a page forbids it
 */
export function startModule(
  host: Host,
): { readonly memory: Memory; readonly exports: Exports } | null {
  const { WebAssembly: api, atob: decode } = globalThis as {
    readonly WebAssembly?: Api;
    readonly atob?: (text: string) => string;
  };
  if (api === undefined || decode === undefined || !lowestByteFirst()) return null;
  try {
    const memory = new api.Memory({ initial: 1 });
    const bytes = Uint8Array.from(decode(BINARY), (one) => one.charCodeAt(0));
    const { exports } = new api.Instance(new api.Module(bytes), { env: { memory }, kernel: host });
    return { memory, exports: exports as Exports };
  } catch {
    return null;
  }
}

/** Whether words lie in memory as WebAssembly wants them. */
function lowestByteFirst(): boolean {
  return new Uint8Array(Int32Array.of(1).buffer)[0] === 1;
}
