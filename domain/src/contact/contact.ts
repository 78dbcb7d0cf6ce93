import * as z from "zod/mini";
import { LANGUAGES } from "../base/languages.ts";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { documentId, email, personName, phoneSaying } from "../fields/fields.ts";
import { isWriting, seenLength, tidyLines } from "../fields/writing.ts";
import { latinDigits } from "../phone/phone.ts";
import type { Moment } from "../time/moment.ts";

/** What visitors write to us: the contact form and 'call me'. */

/** What somebody writes about, where the page they write on says it. */
export const CONTACT_TOPICS = { franchise: "Franchise partnership" } as const;
type ContactTopic = keyof typeof CONTACT_TOPICS;

export const CONTACT_STATUSES = ["new", "answered", "closed"] as const;

/** `contact_messages/{id}`: the id is the browser's request id, so that a second try writes nothing twice. */
export interface ContactMessage {
  id: string;
  name: string;
  /** Null when somebody only asked to be called. */
  email: string | null;
  /** E.164. */
  phone: string;
  message: string;
  /** What a request to be called is about. */
  service_id: string | null;
  /** Null for anything else. */
  topic: ContactTopic | null;
  lead_id: string;
  status: (typeof CONTACT_STATUSES)[number];
  created_at: Moment;
}

const name = personName.check(z.refine((typed) => [...typed].length >= 2, FIELD_WORDS.nameTooShort));

/** Digits, and what people write between them: no letters. Ten or more, unless a country code says how many there are. */
const digits = z.string().check(
  z.refine((typed) => {
    const seen = latinDigits(typed).normalize("NFKC");
    if (/\p{L}/u.test(seen.replace(/^\W*tel:/i, ""))) return false;
    return seen.replace(/\D/g, "").length >= (/^[^\d]*(?:\+|00)/.test(seen) ? 1 : 10);
  }, FIELD_WORDS.phoneNotDigits),
);
const phone = z.pipe(digits, phoneSaying(FIELD_WORDS.phoneInvalid));

const message = z.string().check(
  z.overwrite(tidyLines),
  z.refine((text) => seenLength(text) >= 10, FIELD_WORDS.messageTooShort),
  z.maxLength(2000, FIELD_WORDS.messageTooLong),
  z.refine(isWriting, FIELD_WORDS.textNotPlain),
);

/** Made by the browser for each form it sends. */
const requestId = z.string().check(z.regex(/^[A-Za-z0-9-]{16,40}$/, FIELD_WORDS.sendAgain));
/** A field that people do not see: only programs fill it in. */
const trap = z.string().check(z.maxLength(200));

export const contactForm = z.strictObject({ name, email, phone, message });
export const callbackForm = z.strictObject({ name, phone });

/** `sendContactMessage`. */
export const contactInput = z.strictObject({
  name,
  email,
  phone,
  message,
  topic: z.optional(z.enum(["franchise"])),
  /** Of the page: the answer is written in it. */
  language: z.optional(z.enum(LANGUAGES)),
  request_id: requestId,
  website: trap,
});

/** `requestCallback`. */
export const callbackInput = z.strictObject({
  name,
  phone,
  service_id: documentId,
  request_id: requestId,
  website: trap,
});
