import { useOwnFranchises } from "../../features/franchises/data/franchises.ts";
import { useMembership } from "../../features/franchises/data/members.ts";
import { useLetIn } from "../../features/leads/data/leads.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";

/**
 * Whether what somebody brings counts: as a partner in whichever of their territories, or for the partner they work for. Null until that
 * is known. Where it cannot be read it is offered: the function has the last word.
 */
export function useMayBring(): boolean | null {
  const uid = useOwnUid();
  const own = useOwnFranchises(uid);
  const works = useMembership(uid);
  const partnerUid = works.status === "ready" ? (works.value?.partnerUid ?? null) : null;
  const letIn = useLetIn(partnerUid);
  if (own.status === "loading") return null;
  if (own.status !== "ready") return true;
  if (own.value.length > 0) return own.value.some(({ status }) => status === "active");
  // Nobody is asked for before it is known whom they work for: that read stays open for ever.
  if (works.status !== "ready") return works.status === "loading" ? null : true;
  if (partnerUid === null) return false;
  return letIn.status === "loading" ? null : letIn.status !== "refused";
}
