import {
  type ApplicationSlot,
  fileTooLarge,
  REQUIRED_SLOTS,
  SLOT_RULES,
} from "@niyamdesk/domain/applications/application-papers";
import { application } from "#messages/application.ts";
import { documents } from "#messages/documents.ts";
import { LANGUAGE } from "#messages/language.ts";
import type { FileProblem } from "../../lib/files/file-refusal.ts";
import type { Upload } from "../../lib/files/uploads.ts";
import { problemWords } from "../../ui/documents/problem-words.ts";
import { isThere, type KeptPaper, type KeptPapers } from "./papers.ts";

const words = application.documents;

/** A slot of an application as a screen shows it. */
export interface PaperView {
  slot: ApplicationSlot;
  label: string;
  required: boolean;
  state: PaperState;
  /** What is wrong with what was picked or sent; a way on stands beside it. */
  problem: string | null;
  /** The problem is a whole Aadhaar number: how to get the masked one is told. */
  asksForMasked: boolean;
}

export type PaperState =
  | { is: "pending" }
  | { is: "preparing" | "failed"; name: string }
  | { is: "uploading" | "waiting"; name: string; sent: number; size: number }
  | { is: "completed"; name: string; size: number };

/** What this tab does for a slot, over what the device knows of it. */
export function paperView(slot: ApplicationSlot, paper: KeptPaper | null, upload: Upload | null): PaperView {
  const label = words.slots[slot];
  const under = stateOf(upload);
  const isMoving = under !== null && under.is !== "failed";
  return {
    slot,
    label,
    required: SLOT_RULES[slot].required,
    state: under ?? keptState(paper),
    problem: isMoving ? null : (problemOf(slot, upload) ?? refusalOf(slot, paper)),
    asksForMasked: !isMoving && problemOf(slot, upload) === null && paper?.problem === "aadhaar",
  };
}

function stateOf(upload: Upload | null): PaperState | null {
  if (upload === null || upload.phase === "refused") return null;
  const { name, phase } = upload;
  if (phase === "preparing" || phase === "failed") return { is: phase, name };
  if (phase === "sent") return { is: "completed", name, size: 0 };
  const is = phase === "sending" ? "uploading" : phase;
  return { is, name, sent: upload.sent, size: upload.size };
}

/** What has not arrived and is not on its way is chosen again, or taken up in a moment. */
function keptState(paper: KeptPaper | null): PaperState {
  if (paper === null || paper.problem !== null) return { is: "pending" };
  const { name, size } = paper;
  return paper.staged === null ? { is: "preparing", name } : { is: "completed", name, size };
}

function problemOf(slot: ApplicationSlot, upload: Upload | null): string | null {
  if (upload?.phase === "failed") return upload.words;
  return upload?.phase === "refused" ? wordsOf(slot, upload.problem) : null;
}

/** The limit is the slot's, whatever larger one the kind of file has. */
function wordsOf(slot: ApplicationSlot, problem: FileProblem): string {
  return problem.code === "too_large" ? tooLarge(slot) : problemWords(problem);
}

function tooLarge(slot: ApplicationSlot): string {
  const { megabytes } = SLOT_RULES[slot];
  return LANGUAGE === "en" ? fileTooLarge(megabytes) : documents.problems.tooLarge(megabytes);
}

function refusalOf(slot: ApplicationSlot, paper: KeptPaper | null): string | null {
  const problem = paper?.problem ?? null;
  if (problem === null) return null;
  if (problem === "lost" || problem === "missing") return words.lost(words.slots[slot]);
  if (problem === "too_large") return tooLarge(slot);
  if (problem === "empty") return documents.problems.empty;
  return documents.refusals[problem];
}

/** Required documents that are there, and how many still lack. */
export function requiredPapers(papers: KeptPapers): { there: number; missing: number } {
  const there = REQUIRED_SLOTS.filter((slot) => isThere(papers[slot])).length;
  return { there, missing: REQUIRED_SLOTS.length - there };
}
