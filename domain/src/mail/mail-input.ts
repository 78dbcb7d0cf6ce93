import * as z from "zod/mini";
import { line } from "../fields/written.ts";
import { seenVersion } from "../services/service-input.ts";
import { MAIL_TEMPLATES } from "./templates.ts";

/** Ids of the outbox name what a mail is about, and are longer than others. */
const mailId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_.@-]{1,200}$/));

/** `resendMail`: one that was given up. */
export const resendMailInput = z.strictObject({ mail_id: mailId });

/** `readMail`: what it says. */
export const readMailInput = z.strictObject({ mail_id: mailId });

const template = z.enum(MAIL_TEMPLATES);
/** Whether they can be sent is looked up by the sentence itself. */
const words = z
  .array(
    z.strictObject({ original: z.string().check(z.minLength(2), z.maxLength(1000)), words: line(2, 1000) }),
  )
  .check(z.maxLength(150));

/** `lookAtMailTemplate`: with words that need not be saved yet. */
export const lookAtMailTemplateInput = z.strictObject({ template, words });

/** `saveMailWording`: all sentences that are to be worded otherwise; none: the mail reads as it was written. */
export const saveMailWordingInput = z.strictObject({ template, words, seen_version: seenVersion });
