import type { Issue } from '../fault/issue.ts';

/**
 * A schema that every tool which speaks [Standard Schema](https://standardschema.dev) takes, version 1.
 * Its types have the shape that the specification gives them, so nothing needs to be installed for it.
 */
export interface StandardSchema<Input, Output> {
  /** What tools look for. */
  readonly '~standard': StandardSchemaProps<Input, Output>;
}

/** What a {@link StandardSchema} says of itself. */
export interface StandardSchemaProps<Input, Output> {
  /** Version of the specification. */
  readonly version: 1;
  /** The name of this library. */
  readonly vendor: 'mancala-rules';
  /**
   * Reads a value of any kind.
   *
   * @param value - JSON text, or a value as `JSON.parse` returns it
   */
  readonly validate: (value: unknown) => StandardSchemaResult<Output>;
  /** Types of what is read and of what comes of it; there for the compiler alone. */
  readonly types?: StandardSchemaTypes<Input, Output> | undefined;
}

/** What {@link StandardSchemaProps.validate} returns. */
export type StandardSchemaResult<Output> =
  | {
      /** What was read. */
      readonly value: Output;
      /** Nothing is wrong. */
      readonly issues?: undefined;
    }
  | {
      /** Every fault, each with `message` and `path`, and with all that an {@link Issue} says besides. */
      readonly issues: readonly Issue[];
    };

/** The types of a {@link StandardSchema}. */
export interface StandardSchemaTypes<Input, Output> {
  /** What is read. */
  readonly input: Input;
  /** What comes of it. */
  readonly output: Output;
}
