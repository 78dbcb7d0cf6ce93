import { defineCallable } from "../platform/define-callable.ts";
import { endStaffSessions as end } from "./end-staff-sessions.ts";

/** Signs a colleague out: of one place, or everywhere. */
export const endStaffSessions = defineCallable(
  "endStaffSessions",
  { roles: ["admin"] },
  async (input, caller) => {
    await end(input, caller);
    return {};
  },
);
