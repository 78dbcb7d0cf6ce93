/** Which login a visitor came through: `?type=` of `/login`, and the portals' own addresses. */
export const LOGIN_TYPES = ["user", "ca", "telecaller", "tax_executive", "franchise", "admin"] as const;
export type LoginType = (typeof LOGIN_TYPES)[number];
