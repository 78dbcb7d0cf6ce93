import { LINK_PURPOSES } from "@niyamdesk/domain/accounts/account";
import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import type { CallableOutputs } from "@niyamdesk/domain/callables";
import { sha256 } from "../platform/hash.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { readInvitation } from "../staff/read-invitation.ts";
import { findLink } from "./links.ts";

type Seen = CallableOutputs["lookAtLink"];
const UNKNOWN: Seen = { purpose: null, state: "unknown", address: "" };

/** What a mailed link is for. Nothing is used up: mail scanners open every link. */
export async function lookAtLink(token: string): Promise<Seen> {
  const { state, link } = await findLink(token);
  const purpose = LINK_PURPOSES.find((known) => known === link?.purpose) ?? null;
  if (!link) return lookAtInvitation(token);
  if (purpose === null) return UNKNOWN;
  if (state !== "good") return { purpose, state, address: "" };
  return {
    purpose,
    state,
    address: maskedEmail(link.new_email ?? link.email),
    ...(link.new_email === null ? {} : { account: maskedEmail(link.email) }),
  };
}

async function lookAtInvitation(token: string): Promise<Seen> {
  const found = await commitTogether((unit) => readInvitation(unit, sha256(token)));
  if (found.state === "unknown") return UNKNOWN;
  return {
    purpose: "invitation",
    state: found.state,
    address: found.state === "good" ? maskedEmail(found.email) : "",
    ...(found.state === "good" && found.phone !== null ? { phone: found.phone } : {}),
  };
}
