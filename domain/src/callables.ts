import type * as z from "zod/mini";
import { CALLABLE_INPUTS, type CallableOutputs } from "./nouns.ts";

export { CALLABLE_INPUTS, type CallableOutputs };

export type CallableName = keyof typeof CALLABLE_INPUTS;

/** What the browser sends: as typed. */
export type CallableInput<N extends CallableName> = z.input<(typeof CALLABLE_INPUTS)[N]>;
/** What a handler receives: parsed. */
export type ParsedInput<N extends CallableName> = z.output<(typeof CALLABLE_INPUTS)[N]>;
