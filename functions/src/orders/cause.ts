import type { News } from "@niyamdesk/domain/steps/work";

/** What a client is written to about, each once. */
export type Cause =
  | News
  | { kind: "again"; document_id: string; label: string; reason: string }
  | { kind: "handed_over"; name: string };
