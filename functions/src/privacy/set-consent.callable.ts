import { DomainError } from "@niyamdesk/domain/base/errors";
import { noteConsent } from "../consents/note-consent.ts";
import { mayCallNumber, setOwnCalls } from "../leads/own-calls.ts";
import { ownAccount } from "../platform/caller.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { proven } from "../platform/proven.ts";
import { deletionRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { consentsShown } from "./own-privacy.ts";

/** Agrees to something, or takes it back: each a line of the ledger, and in effect at once. */
export const setConsent = defineCallable(
  "setConsent",
  { roles: ["client_user"] },
  async ({ purpose, given, language }, caller) => {
    const account = await ownAccount(caller);
    const { phone } = proven(account);
    if (purpose === "calls") {
      if (phone === null) throw new DomainError("invalid_input", { field: "purpose" });
      await setOwnCalls(phone, given, language);
    } else {
      await commitTogether(async (unit) => {
        if (await unit.get(deletionRef(caller.uid))) throw new DomainError("unauthenticated");
        await noteConsent(unit, { uid: caller.uid }, { purpose, given, place: "privacy_centre", language });
      });
    }
    return consentsShown(account, mayCallNumber);
  },
);
