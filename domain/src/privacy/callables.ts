import * as z from "zod/mini";
import { nothing } from "../accounts/account.ts";
import { LANGUAGES } from "../base/languages.ts";
import { type ShownConsent, SWITCHED_CONSENTS, type SwitchedConsent } from "../consents/consent.ts";
import type { ShownAccess } from "./access.ts";
import { type NomineeInput, nomineeForm } from "./nominee.ts";

export const privacyInputs = {
  ownPrivacy: nothing,
  ownAccessLog: z.strictObject({
    /** Epoch ms: what is older than this. */
    before: z.int().check(z.minimum(1), z.maximum(9_999_999_999_999)),
  }),
  setConsent: z.strictObject({
    purpose: z.enum(SWITCHED_CONSENTS),
    given: z.boolean(),
    /** Of the page on which the words stood. */
    language: z.enum(LANGUAGES),
  }),
  /** Null: nobody any more. */
  setNominee: z.strictObject({ nominee: z.nullable(nomineeForm) }),
} as const;

/** Null: it cannot be said, since no number is proven. */
export type ConsentSwitches = Record<SwitchedConsent, boolean | null>;

export interface PrivacyOutputs {
  ownPrivacy: {
    switches: ConsentSwitches;
    /** The newest first, 100 at most of an account and of its number. */
    consents: ShownConsent[];
    /** The newest page. */
    access: ShownAccess[];
    nominee: NomineeInput | null;
    /** What keeps the account from being deleted now. */
    deletion: "possible" | "orders_open";
  };
  ownAccessLog: { access: ShownAccess[] };
  setConsent: { switches: ConsentSwitches; consents: ShownConsent[] };
  setNominee: Record<string, never>;
}
