import { PATHS } from "@niyamdesk/domain/base/addresses";
import { contentsOf, type DocumentSlot } from "@niyamdesk/domain/documents/document-slots";
import { documents as words } from "#messages/documents.ts";
import type { Upload } from "../../lib/files/uploads.ts";
import { istDayMonth, istTime } from "../../lib/time/ist-words.ts";
import { problemWords } from "../../ui/documents/problem-words.ts";
import type { Slot, SlotState } from "../../ui/documents/slot-state.ts";
import type { DocumentView } from "./read-document.ts";

interface Known {
  slot: DocumentSlot;
  /** All of the order, newest first. */
  documents: readonly DocumentView[];
  /** Of this tab. */
  upload: Upload | null;
  /** What some tab of this browser is sending; null: not known yet. */
  beingSent: ReadonlySet<string> | null;
  /** Whether something can still be sent. */
  open: boolean;
}

/** What a slot shows: what this tab does for it, over what its records say. */
export function slotView({ slot, documents, upload, beingSent, open }: Known): Slot {
  const own = documents.filter((document) => document.slot === slot.id);
  const { current, latest, replaced } = contentsOf(own);
  const stored = storedState({ slot, current, latest, beingSent, open });
  const under = uploadState(upload, own);
  const refused = latest?.status === "refused" ? latest.refusal : null;
  const isUnderWay = under !== null && under.is !== "failed";
  const problem = isUnderWay ? null : (problemOf(upload) ?? refusalWords(latest) ?? rejectionWords(current));
  return {
    id: slot.id,
    label: slot.label,
    condition: slot.condition,
    state: under ?? stored,
    problem,
    asksForMasked: refused === "aadhaar" && upload?.phase !== "refused",
    viewAt: current === null || isUnderWay ? null : PATHS.documentViewer(current.id),
    replaced: replaced.length,
  };
}

interface Stored {
  slot: DocumentSlot;
  current: DocumentView | null;
  latest: DocumentView | null;
  beingSent: ReadonlySet<string> | null;
  open: boolean;
}

function storedState({ slot, current, latest, beingSent, open }: Stored): SlotState {
  if (latest?.status === "uploaded") return { is: "checking", name: latest.name };
  if (latest?.status === "announced" && beingSent !== null && open) {
    return { is: beingSent.has(latest.id) ? "elsewhere" : "unfinished", name: latest.name };
  }
  if (current?.status === "received" || current?.status === "accepted") {
    const when = `${istDayMonth(current.sentAt)}, ${istTime(current.sentAt)}`;
    return { is: current.status, name: current.name, when };
  }
  if (current !== null) return { is: "send_again", name: current.name };
  if (latest?.status === "refused") return { is: "send_again", name: latest.name };
  if (!open) return { is: "not_needed" };
  return { is: slot.isFile ? "asked" : "told" };
}

/** Null where nothing is under way, or where the record knows more. */
function uploadState(upload: Upload | null, own: readonly DocumentView[]): SlotState | null {
  if (upload === null || upload.phase === "refused") return null;
  const { name } = upload;
  if (upload.phase === "sending" || upload.phase === "waiting") {
    return { is: upload.phase, name, sent: upload.sent, size: upload.size };
  }
  if (upload.phase !== "sent") return { is: upload.phase, name };
  return isDecided(own.find(({ id }) => id === upload.id)) ? null : { is: "checking", name };
}

/** The check has said what it is. */
export function isDecided(document: DocumentView | undefined): boolean {
  return document !== undefined && document.status !== "announced" && document.status !== "uploaded";
}

function problemOf(upload: Upload | null): string | null {
  if (upload?.phase === "failed") return upload.words;
  return upload?.phase === "refused" ? problemWords(upload.problem) : null;
}

function refusalWords(latest: DocumentView | null): string | null {
  if (latest?.status !== "refused") return null;
  return words.refusals[latest.refusal ?? "damaged"];
}

function rejectionWords(current: DocumentView | null): string | null {
  return current?.status === "rejected" ? (current.reason ?? words.sendAgainFallback) : null;
}
