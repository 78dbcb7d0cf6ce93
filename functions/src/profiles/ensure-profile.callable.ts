import { defineCallable } from "../platform/define-callable.ts";
import { ensureOwnProfile } from "./ensure-own-profile.ts";

/** Makes the signed-in person's profile if there is none, and gives the role an account should have by now. */
export const ensureProfile = defineCallable("ensureProfile", { roles: "signed_in" }, (input, caller) =>
  ensureOwnProfile(caller, input),
);
