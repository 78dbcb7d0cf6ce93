import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallDisposition, CallStatus } from "@niyamdesk/domain/calls/call";
import {
  emptyDay,
  minuteOfIstDay,
  type TelecallerDay,
  telecallerDayId,
  withCall,
  withResult,
} from "@niyamdesk/domain/calls/call-day";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { Task } from "@niyamdesk/domain/tasks/task";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "./records.ts";

/** A call that was made, epoch ms. */
export interface MadeCall {
  at: number;
  lead?: string;
  status?: CallStatus;
  disposition?: CallDisposition | null;
  seconds?: number;
  notes?: string;
}

/** Calls with the days that functions keep of them. */
export async function makeCalls(uid: string, calls: readonly MadeCall[]): Promise<void> {
  const days = new Map<string, TelecallerDay>();
  const writing = database().batch();
  for (const made of calls) {
    const { at, status = "connected", disposition = null, seconds = 60, notes = "" } = made;
    const id = randomUUID();
    const lead_id = made.lead ?? `lead-${id}`;
    const name = telecallerDayId(uid, at);
    const minute = minuteOfIstDay(at);
    const call = { id, lead_id, minute, status, disposition, seconds: status === "connected" ? seconds : 0 };
    const day = withCall(days.get(name) ?? emptyDay(uid, at), call);
    const brought = disposition === "interested" || disposition === "converted" ? disposition : null;
    days.set(name, brought ? withResult(day, { lead_id, minute, result: brought }) : day);
    const [started, ended] = [Timestamp.fromMillis(at), Timestamp.fromMillis(at + call.seconds * 1000)];
    writing.set(database().doc(`${COLLECTIONS.telecallerCalls}/${id}`), {
      ...{
        id,
        telecaller_id: uid,
        lead_id,
        lead_name: made.lead ?? "Meera Iyer",
        lead_phone: "+919847011223",
      },
      ...{ call_type: "outbound", call_status: status, call_disposition: disposition },
      ...{ call_duration: call.seconds, call_started_at: started, call_ended_at: ended, notes },
      ...{ follow_up_required: false, follow_up_date: null, created_at: ended, updated_at: ended },
    });
  }
  for (const [name, day] of days) {
    writing.set(database().doc(`${COLLECTIONS.telecallerDays}/${name}`), {
      ...day,
      updated_at: Timestamp.now(),
    });
  }
  await writing.commit();
}

/** Changes of a lead that was made, times in epoch ms. */
export async function changeLead(
  id: string,
  { followUp, ...changes }: Partial<Omit<Lead, "next_follow_up">> & { followUp?: number | null },
): Promise<void> {
  await database()
    .doc(`${COLLECTIONS.leads}/${id}`)
    .update({
      ...changes,
      ...(followUp === undefined
        ? {}
        : { next_follow_up: followUp === null ? null : Timestamp.fromMillis(followUp) }),
    });
}

export async function makeTask(
  uid: string,
  title: string,
  { due = null, ...changes }: Partial<Pick<Task, "priority" | "notes">> & { due?: number | null } = {},
): Promise<string> {
  const now = Timestamp.now();
  const made = await database()
    .collection(COLLECTIONS.tasks)
    .add({
      ...{ owner_id: uid, title, priority: "medium", notes: null, done_at: null },
      due_at: due === null ? null : Timestamp.fromMillis(due),
      ...{ created_at: now, updated_at: now },
      ...changes,
    });
  return made.id;
}
