import type { LeadHappening } from "@niyamdesk/domain/leads/lead-history";
import { useCallback, useEffect, useState } from "react";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";

export interface History {
  /** Null until it was read for the first time. */
  entries: readonly LeadHappening[] | null;
  isFailed: boolean;
  /** Who has the lead now, as somebody is told who had it; null: nobody said so. */
  takenBy: string | null;
  /** The lead that it became part of; null: none, or not known. */
  mergedInto: { id: string; name: string } | null;
  retry(): void;
}

/**
 * What happened with a person: read by a function, since a caller sees own calls only. Read anew when the lead changed; what was read
 * stays meanwhile, and without a network.
 */
export function useHistory(leadId: string, version: unknown): History {
  const [read, setRead] = useState<Omit<History, "retry"> & { leadId: string }>({ leadId, ...NOTHING });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when the lead changed or somebody asks
  useEffect(() => {
    let isShown = true;
    const known = (before: typeof read) => (before.leadId === leadId ? before : { leadId, ...NOTHING });
    call("leadHistory", { lead_id: leadId }).then(
      ({ entries }) =>
        isShown && setRead({ leadId, entries, isFailed: false, takenBy: null, mergedInto: null }),
      (error: unknown) => {
        if (!isShown) return;
        const { code, facts } = error instanceof AppError ? error : { code: null, facts: {} };
        const takenBy = code === "lead_taken" ? (facts.by ?? "") : null;
        const mergedInto =
          code === "lead_merged" && facts.id ? { id: facts.id, name: facts.name ?? "" } : null;
        const isFailed = takenBy === null && mergedInto === null;
        setRead((before) => ({ ...known(before), isFailed, takenBy, mergedInto }));
      },
    );
    return () => {
      isShown = false;
    };
  }, [leadId, version, turn]);
  const retry = useCallback(() => setTurn((count) => count + 1), []);
  const current = read.leadId === leadId ? read : NOTHING;
  return { ...current, retry };
}

const NOTHING = { entries: null, isFailed: false, takenBy: null, mergedInto: null };
