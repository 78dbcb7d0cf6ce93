import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallDisposition, CallStatus, TelecallerCall } from "@niyamdesk/domain/calls/call";
import {
  type DayCall,
  emptyDay,
  minuteOfIstDay,
  type TelecallerDay,
  telecallerDayId,
  withCall,
} from "@niyamdesk/domain/calls/call-day";
import type { CallingHours } from "@niyamdesk/domain/calls/calling-hours";
import type { CallDevice } from "@niyamdesk/domain/calls/current-call";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { Timestamp } from "firebase-admin/firestore";
import { leadKeyOf } from "../../../tools/records/lead-key.ts";
import { database } from "./records.ts";

const AT_ANY_TIME: CallingHours = {
  days: [0, 1, 2, 3, 4, 5, 6],
  from: 0,
  to: 1440,
  holidays: [],
  at_most: { from: 0, to: 1440 },
};

/** When people are called, on whatever day the tests run; at every minute unless said otherwise. */
export async function setHours(changes: Partial<CallingHours> = {}): Promise<void> {
  await database()
    .doc(`${COLLECTIONS.settings}/calling`)
    .set({ ...AT_ANY_TIME, ...changes });
}

/** A lead of this person, as functions keep one. */
export async function makeOwnLead(
  name: string,
  assigned_to: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const lead: Record<string, unknown> & { id: string } = { ...ownLead(name, assigned_to), ...changes };
  await database().doc(`${COLLECTIONS.leads}/${lead.id}`).set(lead);
  if (typeof lead.phone_e164 === "string") {
    const [key, found] = leadKeyOf(lead.phone_e164, lead.id);
    await database().doc(key).set(found);
  }
  return lead.id;
}

/** Own leads that come after all others and are to be called in a month. */
export async function makeLaterLeads(assigned_to: string, count: number): Promise<void> {
  const batch = database().batch();
  const next_follow_up = Timestamp.fromMillis(Date.now() + 30 * 86_400_000);
  for (let n = 1; n <= count; n += 1) {
    const lead = ownLead(`Later ${n}`, assigned_to);
    batch.set(database().doc(`${COLLECTIONS.leads}/${lead.id}`), { ...lead, next_follow_up });
  }
  await batch.commit();
}

function ownLead(name: string, assigned_to: string) {
  const id = `lead-${randomUUID().slice(0, 8)}`;
  const now = Timestamp.now();
  const phone_e164 = `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  return {
    ...{ id, name, phone: phone_e164, phone_e164, email: null, company: null, source: "website" },
    ...{ service_interest: "GST registration", sources: ["website"], status: "new", priority: "medium" },
    ...{ assigned_to, assigned_name: "Dev", had_by: [], notes: "", do_not_call: false, find: [] },
    ...{
      next_follow_up: null,
      location: "Kochi",
      calling: null,
      last_call: null,
      call_by: null,
      wish: null,
    },
    ...{ consent: null, conversion: null, created_at: now, updated_at: now },
  };
}

interface Past {
  name: string;
  lead_id?: string;
  phone?: string;
  /** Epoch ms. */
  at: number;
  status?: CallStatus;
  disposition?: CallDisposition | null;
  seconds?: number;
  notes?: string;
  followUp?: number | null;
}

/** Calls of the past, and the days that they belong to. */
export async function makeCalls(uid: string, calls: readonly Past[]): Promise<string[]> {
  const days = new Map<string, TelecallerDay>();
  const writer = database().bulkWriter();
  const ids = calls.map((past) => {
    const { name, at, status = "connected", disposition = null, seconds = 0, followUp = null } = past;
    const { phone = "+919847011223", lead_id = "nobody" } = past;
    const id = randomUUID();
    const call: Omit<TelecallerCall, "id"> = {
      ...{ telecaller_id: uid, lead_id, lead_name: name, lead_phone: phone, call_type: "outbound" },
      ...{ call_status: status, call_disposition: disposition, call_duration: seconds },
      call_started_at: Timestamp.fromMillis(at),
      call_ended_at: Timestamp.fromMillis(at + seconds * 1000),
      notes: past.notes ?? "",
      follow_up_required: followUp !== null,
      follow_up_date: followUp === null ? null : Timestamp.fromMillis(followUp),
      search_words: searchWordsOf([name, phone]),
      ...{ created_at: Timestamp.fromMillis(at), updated_at: Timestamp.fromMillis(at) },
    };
    void writer.set(database().doc(`${COLLECTIONS.telecallerCalls}/${id}`), { id, ...call });
    const day = days.get(telecallerDayId(uid, at)) ?? emptyDay(uid, at);
    const kept: DayCall = { id, lead_id, minute: minuteOfIstDay(at), status, disposition, seconds };
    days.set(telecallerDayId(uid, at), withCall(day, kept));
    return id;
  });
  for (const [id, day] of days) {
    void writer.set(database().doc(`${COLLECTIONS.telecallerDays}/${id}`), { ...day });
  }
  await writer.close();
  return ids;
}

/** A call that goes on, as the press on Call leaves it. @param began so long ago, ms */
export async function makeCurrentCall(
  uid: string,
  lead: { id: string; name: string },
  began: number,
  { device, connected = null }: { device: CallDevice; connected?: number | null },
): Promise<string> {
  const call_id = randomUUID();
  await database()
    .doc(`${COLLECTIONS.currentCalls}/${uid}`)
    .set({
      ...{ telecaller_id: uid, telecaller_name: "Dev", call_id, lead_id: lead.id, lead_name: lead.name },
      ...{ lead_phone: "+919847011223", device },
      started_at: Timestamp.fromMillis(Date.now() - began),
      connected_at: connected === null ? null : Timestamp.fromMillis(Date.now() - connected),
    });
  return call_id;
}

/** What is kept of this person's calls, the oldest first. */
export async function callsOf(uid: string): Promise<TelecallerCall[]> {
  const found = await database()
    .collection(COLLECTIONS.telecallerCalls)
    .where("telecaller_id", "==", uid)
    .get();
  return found.docs
    .map((entry) => entry.data() as TelecallerCall)
    .sort((one, next) => one.call_started_at.toMillis() - next.call_started_at.toMillis());
}

export async function isOnCall(uid: string): Promise<boolean> {
  return (await database().doc(`${COLLECTIONS.currentCalls}/${uid}`).get()).exists;
}
