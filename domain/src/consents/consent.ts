import type { Language } from "../base/languages.ts";
import type { Moment } from "../time/moment.ts";

/** What somebody can agree to. */
export const CONSENT_PURPOSES = [
  "terms",
  "purchase",
  "calls",
  "marketing_mail",
  "marketing_calls",
  "marketing_whatsapp",
  "application_terms",
  "application_accuracy",
  "application_contact",
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What a client switches on and off; the rest is agreed to with an act and ends with what it was for. */
export const SWITCHED_CONSENTS = [
  "marketing_mail",
  "marketing_calls",
  "marketing_whatsapp",
  "calls",
] as const;
export type SwitchedConsent = (typeof SWITCHED_CONSENTS)[number];

/** Where in the product it was said. */
export const CONSENT_PLACES = [
  "sign_up",
  "checkout",
  "privacy_centre",
  "call_me_form",
  "contact_form",
  "franchise_application",
  "phone_call",
  "office",
  "unsubscribe_link",
  "account_deleted",
] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

/**
 * `consents/{holder}_{number}`: one line of the ledger, in the order in which they came. Never changed: what is taken back is a
 * line of its own.
 */
export interface ConsentLine {
  id: string;
  /** `uid_…`, `phone_…` (hash of the number) or `application_…`. */
  holder: string;
  /** Null: it was said without an account. */
  user_id: string | null;
  /** Counts the holder's lines from 1. */
  number: number;
  purpose: ConsentPurpose;
  given: boolean;
  /** Which words were on the screen: a version of `CONSENT_NOTICES`. */
  notice_version: string;
  /** In which they were read; null: on the phone, or not known. */
  language: Language | null;
  place: ConsentPlace;
  /** `self`, or the uid of whoever of us noted it. */
  noted_by: string;
  at: Moment;
}

/** What a purpose stands at: its last line. */
export interface ConsentStanding {
  given: boolean;
  notice_version: string;
  number: number;
  at: Moment;
}

/** `consent_states/{holder}`: where all of a holder's lines meet, so that the last one is known without looking for it. */
export interface ConsentState {
  holder: string;
  user_id: string | null;
  /** Number of the last line. */
  lines: number;
  purposes: Partial<Record<ConsentPurpose, ConsentStanding>>;
  /** When the account went: the lines are kept as proof for a time. Null while it is there. */
  ended_at: Moment | null;
  updated_at: Moment;
}

/** The holder of somebody with an account. */
export const holderOf = (uid: string): string => `uid_${uid}`;

/** A line as it is shown and handed out; `at` in epoch ms. */
export interface ShownConsent {
  purpose: ConsentPurpose;
  given: boolean;
  notice_version: string;
  language: Language | null;
  place: ConsentPlace;
  at: number;
}

/** What a holder's lines come to, the last one of each purpose. */
export function standingOf(
  lines: readonly Pick<ConsentLine, "purpose" | "given" | "number">[],
): Partial<Record<ConsentPurpose, boolean>> {
  const sorted = [...lines].sort((one, other) => one.number - other.number);
  return Object.fromEntries(sorted.map(({ purpose, given }) => [purpose, given]));
}
