import { workersQuery } from "@niyamdesk/domain/staff/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readWorker, type WorkerView } from "../availability/worker.ts";

/** Everybody who works on orders, for administrators, live. @param isWanted not asked for before */
export function useWorkers(isWanted = true): Live<WorkerView[]> {
  return useLiveQuery(workersQuery, isWanted ? {} : null, readWorker);
}
