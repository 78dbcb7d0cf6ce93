import type { LoginType } from "@niyamdesk/domain/accounts/login-types";
import { roles } from "#messages/roles.ts";
import { signIn } from "#messages/sign-in.ts";
import type { LoginEntry } from "./login-entry.ts";

const CRM: readonly LoginType[] = ["ca", "telecaller", "tax_executive"];

export function loginTitle({ type, portal }: LoginEntry): string {
  if (type === "user") return signIn.title;
  if (!portal && CRM.includes(type)) return signIn.crmTitle;
  return signIn.portalTitle(roles[type]);
}
