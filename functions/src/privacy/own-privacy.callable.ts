import { mayCallNumber } from "../leads/own-calls.ts";
import { BELONGINGS } from "../nouns.ts";
import { ownAccount } from "../platform/caller.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { ownPrivacy as show } from "./own-privacy.ts";

/** What we hold of the caller, who looked at it, and what they agreed to. */
export const ownPrivacy = defineCallable("ownPrivacy", { roles: ["client_user"] }, async (_input, caller) =>
  show(await ownAccount(caller), BELONGINGS, mayCallNumber),
);
