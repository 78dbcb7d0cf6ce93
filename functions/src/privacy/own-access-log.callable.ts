import { defineCallable } from "../platform/define-callable.ts";
import { olderAccess } from "./own-privacy.ts";

/** The next page of who looked at what is theirs. */
export const ownAccessLog = defineCallable(
  "ownAccessLog",
  { roles: ["client_user"] },
  async (input, { uid }) => ({
    access: await olderAccess(uid, input),
  }),
);
