import { useCallback, useMemo, useState } from "react";
import { clearDraft, readDraft, writeDraft } from "../../../lib/device/draft.ts";

/** A walk through the queue. It lives in its tab, and is there after a reload. */
export interface Session {
  isOn: boolean;
  isPaused: boolean;
  /** Calls saved in it. */
  calls: number;
  /** Ids of leads that were passed over. */
  skipped: readonly string[];
  begin(): void;
  pause(isPaused: boolean): void;
  skip(leadId: string): void;
  /** Nobody counts as passed over any more. */
  unskip(): void;
  count(): void;
  end(): void;
}

interface Kept {
  isPaused: boolean;
  calls: number;
  skipped: readonly string[];
}

const NAME = "calling-session";
const NOBODY: readonly string[] = [];

export function useCallSession(): Session {
  const [kept, setKept] = useState<Kept | null>(readKept);

  const change = useCallback((by: (kept: Kept | null) => Kept | null) => {
    setKept((before) => {
      const after = by(before);
      if (after === null) clearDraft(NAME);
      else writeDraft(NAME, { ...after });
      return after;
    });
  }, []);

  return useMemo(
    () => ({
      isOn: kept !== null,
      isPaused: kept?.isPaused ?? false,
      calls: kept?.calls ?? 0,
      skipped: kept?.skipped ?? NOBODY,
      begin: () => change((before) => ({ calls: 0, skipped: NOBODY, ...before, isPaused: false })),
      pause: (isPaused) => change((before) => before && { ...before, isPaused }),
      skip: (leadId) => change((before) => before && { ...before, skipped: [...before.skipped, leadId] }),
      unskip: () => change((before) => before && { ...before, skipped: NOBODY }),
      count: () => change((before) => before && { ...before, calls: before.calls + 1 }),
      end: () => change(() => null),
    }),
    [kept, change],
  );
}

function readKept(): Kept | null {
  const kept = readDraft(NAME);
  if (kept === null) return null;
  const { isPaused, calls, skipped } = kept;
  return {
    isPaused: isPaused === true,
    calls: typeof calls === "number" ? calls : 0,
    skipped: Array.isArray(skipped) ? skipped.filter((id): id is string => typeof id === "string") : NOBODY,
  };
}
