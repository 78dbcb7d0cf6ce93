import { LINK_PURPOSES } from "@niyamdesk/domain/accounts/account";

/** The part of a mail's link that counts: what it does, and its one-time code or token. */
export interface ActionLink {
  mode: string;
  code: string;
  /** Makes the designated administrator of the session that follows the link. */
  proof?: string;
}

/** Links of our own carry a token, those of the provider a code. */
const OWN_MODES: readonly string[] = [...LINK_PURPOSES, "invitation"];

/** Reads a link of ours or of the provider; null where an address is none. */
export function actionLinkIn(search: string): ActionLink | null {
  const parameters = new URLSearchParams(search);
  const mode = parameters.get("mode") ?? "";
  const code = parameters.get(OWN_MODES.includes(mode) ? "token" : "oobCode") ?? "";
  const proof = parameters.get("proof");
  return mode === "" && code === "" ? null : { mode, code, ...(proof ? { proof } : {}) };
}

/** What was kept in the history when the code was taken out of the address. */
export function actionLinkKept(state: unknown): ActionLink | null {
  if (typeof state !== "object" || state === null || !("link" in state)) return null;
  const { link } = state;
  if (typeof link !== "object" || link === null || !("mode" in link) || !("code" in link)) return null;
  const { mode, code } = link;
  if (typeof mode !== "string" || typeof code !== "string") return null;
  return { mode, code, ...("proof" in link && typeof link.proof === "string" ? { proof: link.proof } : {}) };
}

/** Links that act on the address of an account. */
const ADDRESS_MODES = ["verifyEmail", "verifyAndChangeEmail", "recoverEmail", "confirmNumber"] as const;
export type AddressMode = (typeof ADDRESS_MODES)[number];

export function addressModeOf(mode: string): AddressMode | null {
  return ADDRESS_MODES.find((known) => known === mode) ?? null;
}

/** What became of the kept link in this history entry. */
interface Done {
  address: string;
  /** Sets the password that the account needs now, or null. */
  passwordToken: string | null;
}

export function doneKept(state: unknown): Done | null {
  if (typeof state !== "object" || state === null || !("done" in state)) return null;
  if (typeof state.done !== "string") return null;
  const token = "passwordToken" in state ? state.passwordToken : null;
  return { address: state.done, passwordToken: typeof token === "string" ? token : null };
}
