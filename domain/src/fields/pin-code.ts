import * as z from "zod/mini";
import { latinDigits } from "../phone/phone.ts";
import { isPinCode } from "../places/pin-code.ts";
import { FIELD_WORDS } from "./field-words.ts";

/** Six digits of any script, the first not 0; spaces between them are how people write one. */
export const pinCode = z
  .pipe(
    z.string().check(z.maxLength(30, FIELD_WORDS.pincodeInvalid)),
    z.transform((typed) => latinDigits(typed).replace(/[\s\p{Cf}-]/gu, "")),
  )
  .check(z.refine(isPinCode, FIELD_WORDS.pincodeInvalid));
