import type { RejectionReason } from "../applications/application.ts";
import type { PaperReason } from "../applications/application-papers.ts";
import type { ClientReason } from "../clients/client-input.ts";
import { REFUND_REASON_LABELS } from "../refunds/reason-labels.ts";
import type { RefundReason } from "../refunds/refund-request.ts";
import type { AccountReason } from "../sessions/session.ts";
import type { SuspensionReason } from "../staff/staff.ts";
import type { VIEW_REASONS } from "../views/view.ts";
import { fieldWords } from "./acts.ts";

/** Kinds of reasons that acts are noted with. */
export type AuditReason = Exclude<
  | (RefundReason | SuspensionReason | ClientReason | AccountReason | RejectionReason | PaperReason)
  | ((typeof VIEW_REASONS)[number] | "law" | "source"),
  "other"
>;

type Labels = Readonly<Record<string, string>>;

/** Why an act was done, as people read it: "Goodwill: Sorry for the delay." Null: it says nothing. */
export function reasonWords(
  kind: string | null,
  words: string | null,
  labels: Labels = REFUND_REASON_LABELS,
): string | null {
  const why = kind === null || kind === "other" ? null : labelOf(kind, labels);
  return [why, words].filter((part) => part !== null && part !== "").join(": ") || null;
}

function labelOf(kind: string, labels: Labels): string {
  return Object.hasOwn(labels, kind) ? (labels[kind] ?? "") : fieldWords(kind);
}
