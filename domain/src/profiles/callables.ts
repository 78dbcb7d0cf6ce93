import { ensureProfileInput } from "./profile.ts";

export const profileInputs = {
  ensureProfile: ensureProfileInput,
} as const;

export interface ProfileOutputs {
  /** `role_changed`: the account has another role now, so the token must be read anew. */
  ensureProfile: { created: boolean; role_changed: boolean };
}
