import { inWords, isKnownAct } from "@niyamdesk/domain/audit/acts";
import { audit } from "#messages/workspaces/audit.ts";
import { auditActs } from "#messages/workspaces/audit-acts.ts";

/** What was done, read after who did it. */
export function actWords(act: string): string {
  return isKnownAct(act) ? auditActs[act] : audit.unknownAct(inWords(act));
}

/** The same alone. */
export function actTitle(act: string): string {
  const words = actWords(act);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
