import { defineCallable } from "../platform/define-callable.ts";
import { changeRole } from "./change-role.ts";

/** Another role for a member of staff; reaches their open tabs within seconds. */
export const changeStaffRole = defineCallable(
  "changeStaffRole",
  { roles: ["admin"] },
  async ({ uid, role, seen }, caller) => {
    await changeRole(uid, role, caller, seen);
    return {};
  },
);
