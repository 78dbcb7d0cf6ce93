import { staffQuery } from "@niyamdesk/domain/staff/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readWorker, type WorkerView } from "../availability/worker.ts";

/** Everybody who works on orders, for administrators, live. */
export function useWorkers(): Live<WorkerView[]> {
  return useLiveQuery(staffQuery, {}, readWorker);
}
