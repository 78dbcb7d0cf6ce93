import { PATHS } from "@niyamdesk/domain/base/addresses";
import { type DocumentRefusal, type DocumentType, isTable } from "@niyamdesk/domain/documents/document";
import { contentsOf, type DocumentSlot } from "@niyamdesk/domain/documents/document-slots";
import type { ActSaid } from "@niyamdesk/domain/steps/order-work";
import { documents as words } from "#messages/documents.ts";
import type { Upload } from "../../lib/files/uploads.ts";
import { istDayMonthTime } from "../../lib/time/ist-words.ts";
import { problemWords } from "../../ui/documents/problem-words.ts";
import type { Slot, SlotState } from "../../ui/documents/slot-state.ts";
import type { DocumentView } from "./read-document.ts";

interface Known {
  slot: DocumentSlot;
  /** Of an act: what was said of it last. */
  said?: ActSaid<number> | null;
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
export function slotView({ slot, said = null, documents, upload, beingSent, open }: Known): Slot {
  if (slot.takes === "act") return actView(slot, said, open);
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
    ...(slot.takes === undefined ? {} : { takes: slot.takes }),
  };
}

function actView({ id, label, condition }: DocumentSlot, said: ActSaid<number> | null, open: boolean): Slot {
  return {
    ...{ id, label, condition, takes: "act", asksForMasked: false, viewAt: null, replaced: 0 },
    state: actState(said, open),
    problem: said?.state === "again" ? (said.words ?? words.act.againFallback) : null,
  };
}

function actState(said: ActSaid<number> | null, open: boolean): SlotState {
  if (said?.state === "done") return { is: "received", name: "", when: istDayMonthTime(said.at) };
  if (said?.state === "accepted") return { is: "accepted", name: "", when: istDayMonthTime(said.at) };
  if (!open) return { is: "not_needed" };
  return said === null ? { is: "asked" } : { is: "send_again", name: "" };
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
    return { is: current.status, name: current.name, when: istDayMonthTime(current.sentAt) };
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
  return refusalIn(latest.refusal ?? "damaged", latest.type);
}

/** What is wrong with a table is put right in another way than with a page. */
function refusalIn(refusal: DocumentRefusal, type: DocumentType): string {
  if (isTable(type) && Object.hasOwn(words.tableRefusals, refusal)) {
    return words.tableRefusals[refusal as keyof typeof words.tableRefusals];
  }
  return words.refusals[refusal];
}

function rejectionWords(current: DocumentView | null): string | null {
  return current?.status === "rejected" ? (current.reason ?? words.sendAgainFallback) : null;
}
