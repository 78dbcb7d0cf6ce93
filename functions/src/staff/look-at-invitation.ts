import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import type { CallableOutputs } from "@niyamdesk/domain/callables";
import { sha256 } from "../platform/hash.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { readInvitation } from "./read-invitation.ts";

type Seen = CallableOutputs["lookAtLink"];

/** What the link of an invitation is for; null when it is none. */
export async function lookAtInvitation(token: string): Promise<Seen | null> {
  const found = await commitTogether((unit) => readInvitation(unit, sha256(token)));
  if (found.state === "unknown") return null;
  return {
    purpose: "invitation",
    state: found.state,
    address: found.state === "good" ? maskedEmail(found.email) : "",
    ...(found.state === "good" && found.phone !== null ? { phone: found.phone } : {}),
  };
}
