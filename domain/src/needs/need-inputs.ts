import * as z from "zod/mini";
import { text } from "../fields/written.ts";
import { NEED_KINDS } from "./need.ts";

/** `snoozeNeed`: until tomorrow. */
export const snoozeNeedInput = z.strictObject({
  kind: z.enum(NEED_KINDS),
  key: z.string().check(z.minLength(1), z.maxLength(300)),
  reason: text(3, 300),
});

export const checkNeedsInput = z.strictObject({});
