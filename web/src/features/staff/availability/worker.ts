import type { Availability } from "@niyamdesk/domain/staff/availability";
import { WORKER_ROLES, type WorkerRole } from "@niyamdesk/domain/steps/step";
import { availability } from "#messages/workspaces/availability.ts";
import { type StoredData, textIn } from "../../../lib/firestore/stored.ts";
import { readAvailability } from "./read-availability.ts";

/** Somebody who works on orders, and is at work. */
export interface WorkerView {
  uid: string;
  name: string;
  role: WorkerRole;
  availability: Availability;
}

/** Null for everybody else. */
export function readWorker(uid: string, data: StoredData): WorkerView | null {
  const role = WORKER_ROLES.find((known) => known === data.role);
  const status = textIn(data, "staff_status") ?? "active";
  if (role === undefined || status !== "active") return null;
  return {
    uid,
    role,
    name: textIn(data, "name") ?? availability.noName,
    availability: readAvailability(data),
  };
}
