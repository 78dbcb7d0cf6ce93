import { documents as words } from "#messages/documents.ts";
import type { Tone } from "../badge.tsx";

/** A slot for one document as a screen shows it. */
export interface Slot {
  id: string;
  label: string;
  /** When it is needed, where not always. */
  condition: string | null;
  state: SlotState;
  /** What is wrong with what was picked or sent last; a way on stands beside it. */
  problem: string | null;
  /** The problem is a whole Aadhaar number: how to get the masked one is told. */
  asksForMasked: boolean;
  /** Where the document that stands for the slot is seen. */
  viewAt: string | null;
  /** How many stood there before. */
  replaced: number;
  /** Why it is asked for, where somebody said so. */
  note?: string | null;
  /** `tables`: XLSX and CSV are taken as well; `act`: it is done and said, and nothing is sent. */
  takes?: "tables" | "act";
}

export type SlotState =
  | { is: "asked" | "not_needed" | "told" }
  | { is: "preparing" | "elsewhere" | "unfinished" | "failed" | "checking" | "send_again"; name: string }
  | { is: "sending" | "waiting"; name: string; sent: number; size: number }
  | { is: "received" | "accepted"; name: string; when: string };

const TONES: Record<SlotState["is"], Tone> = {
  asked: "warning",
  not_needed: "neutral",
  told: "neutral",
  preparing: "info",
  sending: "info",
  waiting: "warning",
  elsewhere: "info",
  unfinished: "warning",
  failed: "error",
  checking: "info",
  received: "info",
  accepted: "success",
  send_again: "warning",
};

export function chipOf({ state, condition, takes }: Slot): { text: string; tone: Tone } {
  if (takes === "act" && isOfAct(state.is))
    return { text: words.act.states[state.is], tone: TONES[state.is] };
  if (state.is === "sending") return { text: words.states.sending(percentOf(state)), tone: TONES.sending };
  if (state.is === "asked" && condition !== null) return { text: words.states.ifSo, tone: "neutral" };
  return { text: words.states[state.is], tone: TONES[state.is] };
}

function isOfAct(is: SlotState["is"]): is is keyof typeof words.act.states {
  return Object.hasOwn(words.act.states, is);
}

/** What is sent is told in whole percent, and 100 only once all of it is. */
export function percentOf({ sent, size }: { sent: number; size: number }): number {
  return size === 0 ? 0 : Math.floor((sent / size) * 100);
}

/** Another file may be picked. */
export function takesFile({ is }: SlotState): boolean {
  return ["asked", "unfinished", "failed", "received", "send_again"].includes(is);
}
