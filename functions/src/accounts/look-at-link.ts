import { LINK_PURPOSES } from "@niyamdesk/domain/accounts/account";
import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import type { CallableOutputs } from "@niyamdesk/domain/callables";
import { findLink } from "./links.ts";

type Seen = CallableOutputs["lookAtLink"];

/** What a mailed link is for; null when it is none of an account. Nothing is used up: mail scanners open every link. */
export async function lookAtLink(token: string): Promise<Seen | null> {
  const { state, link } = await findLink(token);
  const purpose = LINK_PURPOSES.find((known) => known === link?.purpose) ?? null;
  if (!link) return null;
  if (purpose === null) return { purpose, state: "unknown", address: "" };
  if (state !== "good") return { purpose, state, address: "" };
  return {
    purpose,
    state,
    address: maskedEmail(link.new_email ?? link.email),
    ...(link.new_email === null ? {} : { account: maskedEmail(link.email) }),
  };
}
