import { expect, it } from "vitest";
import { changeStaffRoleInput, inviteStaffInput, STAFF_ROLES, suspendStaffInput } from "./staff.ts";

const invitation = { name: "Ravi Kumar", email: "Ravi@Example.in", phone: "98765 43210", role: "telecaller" };

it("[R-04] staff are invited to one of the staff roles, never as clients", () => {
  expect(inviteStaffInput.parse(invitation)).toEqual({
    name: "Ravi Kumar",
    email: "ravi@example.in",
    phone: "+919876543210",
    role: "telecaller",
  });
  expect(STAFF_ROLES).not.toContain("client_user");
  for (const role of ["client_user", "owner", "", null]) {
    expect(inviteStaffInput.safeParse({ ...invitation, role }).success).toBe(false);
    expect(changeStaffRoleInput.safeParse({ uid: "abc", role }).success).toBe(false);
  }
});

it("[R-04] a uid cannot be a path", () => {
  expect(suspendStaffInput.safeParse({ uid: "abc", suspended: true }).success).toBe(true);
  for (const uid of ["", "a/b", "..", "a".repeat(129)]) {
    expect(suspendStaffInput.safeParse({ uid, suspended: true }).success).toBe(false);
  }
});
