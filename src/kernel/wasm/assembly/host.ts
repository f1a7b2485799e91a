// What is left to the general way, in TypeScript: all that is rare. It works on the same frames.

/** Settles a frame that the game may have ended in. */
@external('kernel', 'settle')
export declare function settle(at: i32, turn: i32, mover: i32): void;

/** Makes a move in the next frame, and settles it; whether it is legal. */
@external('kernel', 'make')
export declare function makeRarely(at: i32, mover: i32, pit: i32, way: i32, due: i32): i32;

/** Whether a move is legal; the next frame is overwritten. */
@external('kernel', 'judge')
export declare function judgeRarely(at: i32, mover: i32, pit: i32, way: i32, due: i32): i32;
