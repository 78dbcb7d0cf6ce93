import { APPLICATION_SLOTS, type ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import type { RefusedPaper } from "@niyamdesk/domain/applications/callables";
import { useSyncExternalStore } from "react";
import { clearKeptDraft, keepDraft, readKeptDraft } from "../../lib/device/kept-draft.ts";
import { KEPT_PREFIX } from "../../lib/device/remembered.ts";

/** A document that was chosen, as far as this device knows; its bytes are in `kept-files.ts`. */
export interface KeptPaper {
  name: string;
  /** Bytes. */
  size: number;
  /** Where it is once all of it has arrived: under whose uid, by which name. */
  staged: { uid: string; file: string } | null;
  /** What was found wrong with it after it had arrived; `lost`: it is neither there nor here any more. */
  problem: RefusedPaper["refusal"] | "lost" | null;
}

export type KeptPapers = Readonly<Partial<Record<ApplicationSlot, KeptPaper>>>;

/** All of it has arrived, and nothing is known to be wrong with it. */
export function isThere(paper: KeptPaper | undefined): boolean {
  return paper !== undefined && paper.staged !== null && paper.problem === null;
}

/** Of an application that is being written. */
export const WIZARD_DESK = "franchise-papers";
/** Of one that was sent, of which better ones were asked for. */
export const deskOf = (applicationId: string): string => `franchise-papers.${applicationId}`;

const NOTHING: KeptPapers = {};
const known = new Map<string, KeptPapers>();
const listeners = new Set<() => void>();

/**
 * Documents of one desk, live, in all tabs.
 *
 * @param desk for which application they are chosen
 */
export function usePapers(desk: string): KeptPapers {
  return useSyncExternalStore(
    subscribe,
    () => papersOf(desk),
    () => NOTHING,
  );
}

export function papersOf(desk: string): KeptPapers {
  const before = known.get(desk);
  if (before !== undefined) return before;
  const papers = readPapers(readKeptDraft(desk)?.values ?? {});
  known.set(desk, papers);
  return papers;
}

/** @param paper null: nothing was chosen */
export function setPaper(desk: string, slot: ApplicationSlot, paper: KeptPaper | null): void {
  const { [slot]: _, ...others } = papersOf(desk);
  const papers = paper === null ? others : { ...others, [slot]: paper };
  known.set(desk, papers);
  keepDraft(desk, papers);
  tell();
}

export function clearPapers(desk: string): void {
  known.set(desk, NOTHING);
  clearKeptDraft(desk);
  tell();
}

function readPapers(kept: Readonly<Record<string, unknown>>): KeptPapers {
  return Object.fromEntries(
    APPLICATION_SLOTS.flatMap((slot) => {
      const paper = readPaper(kept[slot]);
      return paper === null ? [] : [[slot, paper]];
    }),
  );
}

function readPaper(kept: unknown): KeptPaper | null {
  if (typeof kept !== "object" || kept === null || !("name" in kept && "size" in kept)) return null;
  const { name, size, staged, problem } = kept as Partial<Record<keyof KeptPaper, unknown>>;
  if (typeof name !== "string" || typeof size !== "number") return null;
  return { name, size, staged: readPlace(staged), problem: (problem ?? null) as KeptPaper["problem"] };
}

function readPlace(staged: unknown): KeptPaper["staged"] {
  if (typeof staged !== "object" || staged === null || !("uid" in staged && "file" in staged)) return null;
  const { uid, file } = staged;
  return typeof uid === "string" && typeof file === "string" ? { uid, file } : null;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

/** Another tab chose or removed one, or somebody signed out. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith(KEPT_PREFIX)) return;
  known.clear();
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
