import { REFUND_REASON_LABELS } from "../refunds/reason-labels.ts";
import { fieldWords } from "./acts.ts";

const LABELS: Readonly<Record<string, string>> = REFUND_REASON_LABELS;

/** Why an act was done, as people read it: "Goodwill: Sorry for the delay." Null: it says nothing. */
export function reasonWords(kind: string | null, words: string | null): string | null {
  const why = kind === null || kind === "other" ? null : labelOf(kind);
  return [why, words].filter((part) => part !== null && part !== "").join(": ") || null;
}

function labelOf(kind: string): string {
  return Object.hasOwn(LABELS, kind) ? (LABELS[kind] ?? "") : fieldWords(kind);
}
