import { randomUUID } from "node:crypto";
import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import {
  type BookedSlot,
  type Consultation,
  reminderDue,
} from "@niyamdesk/domain/consultations/consultation";
import { type Slot, slotsOf } from "@niyamdesk/domain/consultations/slot";
import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { newEmail } from "../support/actors.ts";
import { type Client, call, withAccount } from "./product.ts";
import { collection, read } from "./records.ts";

const C = COLLECTIONS;

/** Round the clock, so that tests do not depend on the hour they run at. */
const HOURS = { days: [1, 2, 3, 4, 5, 6], periods: [{ from: "00:00", to: "23:30" }] };

export interface Partner extends Client {
  id: string;
  email: string;
  slots: Slot[];
}

/** A CA of the directory with an account that takes bookings. */
export async function newPartner(changes: object = {}): Promise<Partner> {
  const email = newEmail("ca");
  const ca = await withAccount("ca", { email, displayName: "Kavita Rao" });
  const id = `ca-${randomUUID().slice(0, 8)}`;
  const partner = {
    id,
    user_id: ca.uid,
    name: "CA Kavita Rao",
    location: "Bengaluru, Karnataka",
    verified: true,
    consultation_hours: HOURS,
    average_rating: 0,
    total_reviews: 0,
    rating_sum: 0,
    active: true,
    ...changes,
  };
  await collection(C.caPartners).doc(id).set(partner);
  return { ...ca, id, email, slots: slotsOf(partner, Date.now()) };
}

export type Booker = Client & { email: string };

/** A client with a mailbox and a number. */
export async function newClient(name = "Asha Rao"): Promise<Booker> {
  const email = newEmail("asha");
  const client = await withAccount("client_user", { email, emailVerified: true, displayName: name });
  await call("ensureProfile", { name, phone: "98765 43210" }, client);
  return { ...client, email };
}

/** Books the n-th time that can be booked. */
export async function book(client: Client, partner: Partner, n = 0, changes: object = {}): Promise<string> {
  const input = { ca_id: partner.id, slot: slotNo(partner, n).id, ...changes };
  return (await call("bookConsultation", input, client)).consultation_id;
}

export function slotNo(partner: Partner, n: number): Slot {
  const slot = partner.slots[n];
  if (!slot) throw new RangeError(`There is no slot ${n}`);
  return slot;
}

/** The first time whose neighbour is on the same day: late in the evening the very first may be the last of its day. */
export function firstOfTwo(partner: Partner): number {
  const days = partner.slots.map(({ startsAt }) => istDay(startsAt));
  return days.findIndex((day, n) => day === days[n + 1]);
}

export function consultationNow(id: string): Promise<Consultation> {
  return read<Consultation>(C.consultations, id);
}

export async function bookedSlotsOf({ id }: Partner): Promise<[string, BookedSlot][]> {
  const found = await collection(`${C.caPartners}/${id}/${SUBCOLLECTIONS.bookedSlots}`).get();
  return found.docs.map((slot) => [slot.id, slot.data() as BookedSlot]);
}

/**
 * Lets a consultation lie so far ahead or, negative, behind; milliseconds.
 *
 * @param bookedMs so long ago it was booked: that says whether its parties are reminded
 */
export async function moveTo(id: string, fromNowMs: number, bookedMs = 0): Promise<void> {
  const starts_at = Timestamp.fromMillis(Date.now() + fromNowMs);
  const due = reminderDue(starts_at.toMillis(), Date.now() - bookedMs);
  const ends_at = Timestamp.fromMillis(starts_at.toMillis() + 1_800_000);
  await collection(C.consultations)
    .doc(id)
    .update({
      starts_at,
      ends_at,
      remind_at: due === null ? null : Timestamp.fromMillis(due),
    });
}
