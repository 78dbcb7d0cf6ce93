/** Roles are custom claims of the sign-in token (`role`), given by functions only. */
export const ROLES = ["admin", "franchise", "ca", "telecaller", "tax_executive", "client_user"] as const;
export type Role = (typeof ROLES)[number];

/** How texts name each role. Where it signs in and works is in `addresses.ts`. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: "Administrator",
  franchise: "Franchise Partner",
  ca: "CA",
  telecaller: "Telecaller",
  tax_executive: "Tax Executive",
  client_user: "Client",
};

/** The role a token claims, or null when it claims none that exists. */
export function roleOf(claim: unknown): Role | null {
  return ROLES.find((role) => role === claim) ?? null;
}
