import { readDraft, writeDraft } from "../../lib/device/draft.ts";

/** When the link was last asked for in this tab, so that a reload neither sends another nor loses the countdown. */
const KEY = "verification-mail";

/** Epoch ms from which another may be asked for, or null when none was sent to this address from here. */
export function mailAskedFor(address: string): number | null {
  const kept = readDraft(KEY);
  return kept?.address === address && typeof kept.from === "number" ? kept.from : null;
}

export function rememberMail(address: string, from: number): void {
  writeDraft(KEY, { address, from });
}
