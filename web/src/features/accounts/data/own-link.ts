import { type LinkState, oneTimeToken, type SeenPurpose } from "@niyamdesk/domain/accounts/account";
import { call } from "../../../lib/backend/callables.ts";

interface Seen {
  state: LinkState;
  /** Masked; empty unless the link is good. */
  address: string;
  /** Of a change of address: the one that the account has so far, masked. */
  account?: string;
  /** Of an invitation: the number that was typed with it. */
  phone?: string;
}

/** What a link of ours would do; looking uses up nothing. `null`: something else than it says. @throws AppError */
export async function lookAtOwnLink(purpose: SeenPurpose, token: string): Promise<Seen | null> {
  if (!oneTimeToken.safeParse(token).success) return { state: "unknown", address: "" };
  const seen = await call("lookAtLink", { token });
  return seen.purpose === null || seen.purpose === purpose ? seen : null;
}
