import { COLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import { WORKER_ROLES } from "../steps/step.ts";
import { STAFF_ROLES } from "./staff.ts";

export const staffQuery = {
  by: "admin",
  from: COLLECTIONS.profiles,
  where: [["role", "in", STAFF_ROLES]],
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Who works on orders, as an administrator sees it. */
export const workersQuery = {
  by: "admin",
  from: COLLECTIONS.profiles,
  where: [["role", "in", WORKER_ROLES]],
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Who calls people, as an administrator sees it. */
export const telecallersQuery = {
  by: "admin",
  from: COLLECTIONS.profiles,
  where: [["role", "==", "telecaller"]],
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const invitedStaffQuery = {
  by: "functions",
  from: COLLECTIONS.profiles,
  where: [["staff_status", "==", "invited"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const activeTelecallersQuery = {
  by: "functions",
  from: COLLECTIONS.profiles,
  where: [
    ["role", "==", "telecaller"],
    ["staff_status", "==", "active"],
  ],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Who works on orders. */
export const activeWorkersQuery = {
  by: "functions",
  from: COLLECTIONS.profiles,
  where: [
    ["role", "in", WORKER_ROLES],
    ["staff_status", "==", "active"],
  ],
  limit: 200,
} as const satisfies QueryDeclaration;

/** Who worked on orders until they were suspended. */
export const suspendedWorkersQuery = {
  by: "functions",
  from: COLLECTIONS.profiles,
  where: [
    ["role", "in", WORKER_ROLES],
    ["staff_status", "==", "suspended"],
  ],
  limit: 200,
} as const satisfies QueryDeclaration;

export const activeAdministratorsQuery = {
  by: "functions",
  from: COLLECTIONS.profiles,
  where: [
    ["role", "==", "admin"],
    ["staff_status", "==", "active"],
  ],
  limit: 50,
} as const satisfies QueryDeclaration;
