import * as z from "zod/mini";
import { email, newPassword, personName, phone, phoneSaying } from "./fields.ts";
import type { Moment } from "./moment.ts";
import type { Role } from "./roles.ts";

/** `profiles/{uid}`; role and email_verified are written by functions, harmless fields by the owner. */
export interface Profile {
  id: string;
  email: string | null;
  name: string;
  phone: string | null;
  role: Role;
  email_verified: boolean;
  state_code: string | null;
  gstin: string | null;
  billing_name: string | null;
  address: string | null;
  pan: string | null;
  preferences: Record<string, boolean>;
  created_at: Moment;
  updated_at: Moment;
}

/** Fields of the profile that its owner may write directly. */
export const OWN_PROFILE_FIELDS = [
  "name",
  "phone",
  "address",
  "pan",
  "gstin",
  "billing_name",
  "state_code",
  "preferences",
  "updated_at",
] as const;

/** `ensureProfile`: makes the signed-in person's profile if there is none; what exists is kept. */
export const ensureProfileInput = z.strictObject({
  name: z.optional(personName),
  phone: z.optional(phone),
});

export const emailSignIn = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1, "Please fill in all fields"), z.maxLength(254)),
  password: z.string().check(z.minLength(1, "Please fill in all fields"), z.maxLength(128)),
});

/** `/register` by email. */
export const emailSignUp = z
  .strictObject({
    name: personName.check(z.refine((name) => name.length >= 2, "Name must be at least 2 characters")),
    email,
    phone: phoneSaying("Please enter a valid phone number with country code (e.g., +91 ...)"),
    password: newPassword,
    confirmPassword: z.string().check(z.minLength(8, "Please confirm your password"), z.maxLength(128)),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ["confirmPassword"],
      message: "Passwords do not match",
    }),
  );
