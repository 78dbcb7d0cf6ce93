import { isAway } from "@niyamdesk/domain/staff/availability";
import { LOCALE } from "#messages/language.ts";
import { type Load, useLoads } from "../../features/orders/data/loads.ts";
import type { WorkerView } from "../../features/staff/availability/worker.ts";
import { useWorkers } from "../../features/staff/data/workers.ts";
import { type Live, mapLive } from "../../lib/firestore/live.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";

export interface PersonAtWork extends WorkerView {
  /** Null: not counted yet, or it could not be. */
  load: Load | null;
  isAway: boolean;
}

export interface People {
  /** Once it is known, who has least to do first. */
  people: PersonAtWork[];
  /** Open orders that nobody has; null: not counted. */
  unassigned: number | null;
  isCounting: boolean;
}

/** Everybody who works on orders, with what each has in hand. */
export function usePeople(): Live<People> {
  const workers = useWorkers();
  const loads = useLoads(workers.status === "ready" ? workers.value.map(({ uid }) => uid).sort() : null);
  const now = useServerMinute();
  const known = loads.status === "ready" ? loads.value : null;
  return mapLive(workers, (found) => ({
    people: found
      .map((worker) => ({
        ...worker,
        load: known?.of.get(worker.uid) ?? null,
        isAway: isAway(worker.availability, now),
      }))
      .sort(
        (one, next) =>
          (one.load?.open ?? 0) - (next.load?.open ?? 0) || one.name.localeCompare(next.name, LOCALE),
      ),
    unassigned: known?.unassigned ?? null,
    isCounting: loads.status === "loading",
  }));
}
