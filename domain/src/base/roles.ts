/** Roles are custom claims of the sign-in token (`role`), given by functions only. */
export const ROLES = ["admin", "franchise", "ca", "telecaller", "tax_executive", "client_user"] as const;
export type Role = (typeof ROLES)[number];

interface RoleFacts {
  /** How texts name the role. */
  label: string;
  /** Where the role lands after sign-in. */
  dashboard: string;
  /** Where a visitor without a session is sent by this role's screens. */
  login: string;
}

export const ROLE_FACTS: Record<Role, RoleFacts> = {
  admin: { label: "Administrator", dashboard: "/admin/dashboard", login: "/admin-portal/login" },
  franchise: {
    label: "Franchise Partner",
    dashboard: "/franchise/dashboard",
    login: "/staff-portal/franchise-login",
  },
  ca: { label: "CA", dashboard: "/ca/dashboard", login: "/staff-portal/ca-login" },
  telecaller: {
    label: "Telecaller",
    dashboard: "/telecaller/dashboard",
    login: "/staff-portal/telecaller-login",
  },
  tax_executive: {
    label: "Tax Executive",
    dashboard: "/tax-executive/dashboard",
    login: "/staff-portal/tax-executive-login",
  },
  client_user: { label: "Client", dashboard: "/user/dashboard", login: "/login" },
};

/** The role a token claims, or null when it claims none that exists. */
export function roleOf(claim: unknown): Role | null {
  return ROLES.find((role) => role === claim) ?? null;
}
