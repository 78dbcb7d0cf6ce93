import { defineCallable } from "../platform/define-callable.ts";
import { endOthers } from "./end-sessions.ts";

/** Signs the caller out everywhere but here. */
export const endOtherSessions = defineCallable(
  "endOtherSessions",
  { roles: "signed_in" },
  async (_input, { uid, session }) => {
    await endOthers(uid, session);
    return {};
  },
);
