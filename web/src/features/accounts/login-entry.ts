import { LOGIN_TYPES, type LoginType } from "@niyamdesk/domain/accounts/login-types";
import { DOORS, dashboardOf, loginOf, PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { ROLES, type Role } from "@niyamdesk/domain/base/roles";
import { returnPath } from "../../lib/page/return-path.ts";

/** The door somebody came through: `/login?type=`, or the login of a portal. */
export interface LoginEntry {
  type: LoginType;
  portal: boolean;
}

/** Whose door an address is. */
function roleOfDoor(pathname: string): Role | undefined {
  return ROLES.find((role) => DOORS[role].some((door) => door === pathname));
}

/** Screens behind a login carry on its door as `portal` or `type`. */
export function loginEntry(pathname: string, search: string): LoginEntry {
  const parameters = new URLSearchParams(search);
  const door = roleOfDoor(pathname);
  const portal = door === undefined || door === "client_user" ? known(parameters.get("portal")) : door;
  if (portal && portal !== "user") return { type: portal, portal: true };
  return { type: known(parameters.get("type")) ?? "user", portal: false };
}

/** The address of a door. */
function loginAddress({ type, portal }: LoginEntry): string {
  if (type === "user") return PATHS.login;
  return portal ? loginOf(type) : `${PATHS.login}?type=${type}`;
}

/** Back at the door from a later step, with the way to sign in and the page to return to. */
export function doorAddress(pathname: string, search: string, way: "email" | "phone"): string {
  const [path = "", door = ""] = loginAddress(loginEntry(pathname, search)).split("?");
  const parameters = new URLSearchParams(door);
  const next = returnPath(new URLSearchParams(search).get("next"));
  if (next !== null) parameters.set("next", next);
  if (way === "phone") parameters.set("tab", "phone");
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

/** Parameters that a later step hands on: the door and the page to return to. */
export function carriedOn(pathname: string, search: string): string {
  const { type, portal } = loginEntry(pathname, search);
  const next = returnPath(new URLSearchParams(search).get("next"));
  const carried = new URLSearchParams();
  if (type !== "user") carried.set(portal ? "portal" : "type", type);
  if (next !== null) carried.set("next", next);
  return carried.size === 0 ? "" : `?${carried}`;
}

/**
 * Where somebody who is signed in goes on from a sign-in screen: the remembered page, or the dashboard that admits them. A CA
 * works in the CRM or in the CA portal, by the door that was taken.
 */
export function landing(role: Role, pathname: string, search: string): string {
  const next = returnPath(new URLSearchParams(search).get("next"));
  if (next !== null) return next;
  const { type, portal } = loginEntry(pathname, search);
  return role === "ca" && type === "ca" && !portal ? WORKSPACES.crm.pages.dashboard : dashboardOf(role);
}

function known(type: string | null): LoginType | undefined {
  return LOGIN_TYPES.find((candidate) => candidate === type);
}
