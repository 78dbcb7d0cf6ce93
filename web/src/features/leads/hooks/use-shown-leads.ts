import { useEffect, useMemo, useRef } from "react";
import type { ListModel } from "../../../lib/list/use-list-model.ts";
import type { LeadView } from "../read-lead.ts";

const LET_GO_MS = 3_000;

/** What somebody else took stays for three seconds, long enough to read by whom. */
export function useLetGo(taken: number, state: ListModel<LeadView>["state"]): void {
  const letGo = useRef(() => {});
  letGo.current = () => state.status === "ready" && state.letGo();
  useEffect(() => {
    if (taken === 0) return;
    const timer = setTimeout(() => letGo.current(), LET_GO_MS);
    return () => clearTimeout(timer);
  }, [taken]);
}

/** Every lead that was shown while the page is open. */
export function useKnown(rows: readonly { id: string; row: LeadView }[]): ReadonlyMap<string, LeadView> {
  const known = useRef(new Map<string, LeadView>());
  return useMemo(() => {
    for (const { id, row } of rows) known.current.set(id, row);
    return known.current;
  }, [rows]);
}
