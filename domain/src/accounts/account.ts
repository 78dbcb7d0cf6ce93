import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { email, mobileSaying, newPassword, personName, phoneSaying, typedEmail } from "../fields/fields.ts";
import { latinDigits } from "../phone/phone.ts";

/** Sign-in, sign-up and recovery: what forms send and callables parse. */

export const emailSignIn = z.strictObject({
  email: z
    .string()
    .check(
      z.overwrite(typedEmail),
      z.minLength(1, FIELD_WORDS.fillIn),
      z.maxLength(254, FIELD_WORDS.emailInvalid),
    ),
  password: z
    .string()
    .check(z.minLength(1, FIELD_WORDS.fillIn), z.maxLength(128, FIELD_WORDS.passwordTooLong)),
});

/** `/login` by phone. */
export const phoneSignIn = z.strictObject({ phone: mobileSaying(FIELD_WORDS.phoneInvalid) });

const fullName = personName.check(z.refine((name) => name.length >= 2, FIELD_WORDS.nameTooShort));

interface TwicePassword {
  password: string;
  confirmPassword: string;
}
const confirmPassword = z
  .string()
  .check(z.minLength(8, FIELD_WORDS.passwordNotConfirmed), z.maxLength(128, FIELD_WORDS.passwordTooLong));
const samePasswords = z.refine<TwicePassword>((form) => form.password === form.confirmPassword, {
  path: ["confirmPassword"],
  message: FIELD_WORDS.passwordsDiffer,
  // Said with the other errors, not after them.
  when: ({ value }) => hasBothPasswords(value),
});

function hasBothPasswords(value: unknown): boolean {
  const form = (typeof value === "object" && value !== null ? value : {}) as Partial<TwicePassword>;
  return typeof form.password === "string" && typeof form.confirmPassword === "string";
}

/** `/register` by email. */
export const emailSignUp = z
  .strictObject({
    name: fullName,
    email,
    phone: phoneSaying(FIELD_WORDS.phoneWithCountry),
    password: newPassword,
    confirmPassword,
  })
  .check(samePasswords);

/** `/register` by phone. */
export const phoneSignUp = z.strictObject({
  name: fullName,
  phone: mobileSaying(FIELD_WORDS.phoneWithCountry),
});

/** The code of a text message: six digits of any script, however they are spaced. */
export const oneTimeCode = z.pipe(
  z.string().check(z.maxLength(30, FIELD_WORDS.codeNotSixDigits)),
  z.transform((typed, context) => {
    const code = latinDigits(typed).replace(/[\s\p{Cf}\p{Pd}]/gu, "");
    if (!/^\d{6}$/.test(code)) {
      context.issues.push({ code: "custom", message: FIELD_WORDS.codeNotSixDigits, input: typed });
      return z.NEVER;
    }
    return code;
  }),
);
export const oneTimeCodeForm = z.strictObject({ code: oneTimeCode });

/** Seconds before a code or a mail is sent again. */
export const RESEND_AFTER_S = 60;

/** `requestPasswordReset`, `changeEmail`. */
export const addressInput = z.strictObject({ email });

/** `/set-new-password`, and the first password of an invited member of staff. */
export const newPasswordForm = z
  .strictObject({ password: newPassword, confirmPassword })
  .check(samePasswords);

/** A callable that needs nothing. */
export const nothing = z.strictObject({});

/** The random part of a link of our own: 32 bytes in base64url. */
export const oneTimeToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, FIELD_WORDS.linkIncomplete));

/** What a mailed link of ours does, as its address says it. */
export const LINK_PURPOSES = [
  "resetPassword",
  "verifyEmail",
  "verifyAndChangeEmail",
  "confirmNumber",
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
/** What the page that a link leads to can ask about: an invitation is no link of an account that is in use. */
export type SeenPurpose = LinkPurpose | "invitation";

/** How long each link is good, hours. */
export const LINK_HOURS: Record<LinkPurpose, number> = {
  resetPassword: 1,
  verifyEmail: 7 * 24,
  verifyAndChangeEmail: 24,
  confirmNumber: 24,
};

/**
 * `replaced`: a newer link counts, or the account's address or sessions changed after it was asked for; `unknown`: it is
 * not complete, or too old to be remembered.
 */
export type LinkState = "good" | "expired" | "used" | "replaced" | "unknown";

/**
 * An account that nobody has signed in to for so long opens by its number only with its mailbox too: numbers are given to others
 * after about that time.
 */
export const UNUSED_DAYS = 90;

/** `lookAtLink`, `confirmEmail`, `confirmNumber`: the token of a mail; `sendNumberProof`, `disownNumber`: of a refused sign-in. */
export const linkInput = z.strictObject({ token: oneTimeToken });

/** `setNewPassword`: by the token of a mail. */
export const setNewPasswordInput = z.strictObject({ token: oneTimeToken, password: newPassword });

/** `acceptInvitation`: the first password of an invited member of staff. */
export const acceptInvitationInput = z.strictObject({ token: oneTimeToken, password: newPassword });

/** How long an invitation's link is good. */
export const INVITATION_DAYS = 7;

/** A sign-in this fresh counts as proof that it is really the owner who deletes an account or changes its address. */
export const REAUTHENTICATION_MINUTES = 5;
