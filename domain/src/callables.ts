import type * as z from "zod/mini";
import { type CallableOutputs, CONTRACTS } from "./nouns.ts";

export type { CallableOutputs };

/** A function that takes each member of a union takes what is all of them. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;
type Inputs = All<(typeof CONTRACTS)[number]>;

/** Input schemas of the callables: the contract between browser and functions. */
export const CALLABLE_INPUTS: Inputs = Object.assign({}, ...CONTRACTS);

export type CallableName = keyof Inputs;

/** What the browser sends: as typed. */
export type CallableInput<N extends CallableName> = z.input<Inputs[N]>;
/** What a handler receives: parsed. */
export type ParsedInput<N extends CallableName> = z.output<Inputs[N]>;
