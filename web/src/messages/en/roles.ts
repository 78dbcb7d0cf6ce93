import { ROLE_FACTS, ROLES, type Role } from "@niyamdesk/domain/base/roles";

/** How a text names a role. */
export const roles = Object.fromEntries(ROLES.map((role) => [role, ROLE_FACTS[role].label])) as Record<
  Role,
  string
>;
