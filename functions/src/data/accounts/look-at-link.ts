import { LINK_PURPOSES } from "@niyamdesk/domain/account";
import type { CallableOutputs } from "@niyamdesk/domain/callables";
import { maskedEmail } from "@niyamdesk/domain/masked";
import { findLink } from "./links.ts";

/** What a mailed link is for. Nothing is used up: mail scanners open every link. */
export async function lookAtLink(token: string): Promise<CallableOutputs["lookAtLink"]> {
  const { state, link } = await findLink(token);
  const purpose = LINK_PURPOSES.find((known) => known === link?.purpose) ?? null;
  if (!link || purpose === null) return { purpose: null, state: "unknown", address: "" };
  return { purpose, state, address: state === "good" ? maskedEmail(link.new_email ?? link.email) : "" };
}
