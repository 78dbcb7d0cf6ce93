import { defineCallable } from "../platform/define-callable.ts";
import { endOne } from "./end-sessions.ts";

/** Signs the caller out of one of the places where they are signed in. */
export const endSession = defineCallable(
  "endSession",
  { roles: "signed_in" },
  async ({ session }, { uid }) => {
    await endOne(uid, session);
    return {};
  },
);
