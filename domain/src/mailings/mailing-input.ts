import * as z from "zod/mini";
import { LANGUAGES } from "../base/languages.ts";
import { documentId } from "../fields/fields.ts";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { line, text } from "../fields/written.ts";
import { isStateCode } from "../places/states.ts";
import { seenVersion } from "../services/service-input.ts";
import { MAILING_BUTTONS } from "./mailing.ts";
import { hasOnlyPlaceholders } from "./placeholders.ts";

const placed = z.refine<string>(hasOnlyPlaceholders, OFFICE_WORDS.placeholderUnknown);
const words = z.strictObject({ subject: line(3, 78).check(placed), text: text(10, 3000).check(placed) });

export const mailingInput = z.strictObject({
  title: line(3, 100),
  words: z.strictObject({ en: words, hi: words }),
  button: z.nullable(z.enum(MAILING_BUTTONS)),
  audience: z.strictObject({
    services: z.array(documentId).check(z.maxLength(20)),
    states: z.array(z.string().check(z.refine(isStateCode))).check(z.maxLength(40)),
    language: z.nullable(z.enum(LANGUAGES)),
  }),
});

const mailing_id = documentId;

/** `saveMailing`: a new one, or a change of a draft. */
export const saveMailingInput = z.strictObject({
  /** Chosen by who writes it: a second try finds the first. */
  mailing_id,
  mailing: mailingInput,
  seen_version: seenVersion,
});

/** `lookAtMailing`: how it reads. */
export const lookAtMailingInput = z.strictObject({ mailing_id });

/** `countMailing`: how many it goes to. */
export const countMailingInput = z.strictObject({ mailing_id });

/** `proveMailing`: to whoever asks, in both languages. */
export const proveMailingInput = z.strictObject({ mailing_id });

/** `moveMailing`. */
export const moveMailingInput = z.strictObject({
  mailing_id,
  to: z.enum(["running", "paused", "stopped"]),
  /** A draft is sent as whoever starts it has seen it. */
  seen_version: seenVersion,
});

/** `endMailings`: by the link of a mail, without signing in. */
export const endMailingsInput = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,300}\.[A-Za-z0-9_-]{43}$/)),
});
