import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import {
  type Consultation,
  DAILY_BOOKING_LIMIT,
  reminderDue,
  UPCOMING_LIMIT,
} from "@niyamdesk/domain/consultations/consultation";
import { nearSlots, type Slot, slotsOf } from "@niyamdesk/domain/consultations/slot";
import { personName } from "@niyamdesk/domain/fields/fields";
import { type CaPartner, readPartner } from "@niyamdesk/domain/partners/partner";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { type Caller, ownAccount } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { refuseClosed } from "../platform/gate.ts";
import {
  type Bookings,
  bookedSlotRef,
  bookingsRef,
  consultationRef,
  deletionRef,
  partnerRef,
  profileRef,
} from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { bookablePartner } from "./partner.ts";
import { tellOfBooking } from "./tell.ts";

/** Longer than anything can be booked ahead. */
const REMEMBERED_DAYS = 30;

/**
 * Books a time with a CA. Whoever comes first gets it: the record that shows the time as taken is created together with
 * the consultation. All of one client's bookings pass one record, so that a second click finds the first one's booking
 * and the limits hold whatever happens at once.
 *
 * @returns the consultation's id
 * @throws DomainError partner_not_found, partner_not_bookable, slot_unavailable, slot_taken, time_conflict,
 * too_many_bookings, too_many_bookings_today; invalid_input (field `phone`) when there is no number to call; unauthenticated, account_suspended
 */
export async function bookConsultation(
  input: ParsedInput<"bookConsultation">,
  caller: Caller,
): Promise<string> {
  const [{ partner, account: ca }, client] = await Promise.all([
    bookablePartner(input.ca_id),
    ownAccount(caller),
  ]);
  const slot = slotsOf(partner, Date.now()).find(({ id }) => id === input.slot);
  if (!slot) throw new DomainError("slot_unavailable");
  return commitTogether(async (unit) => {
    // First: if the client's own other click took it, the bookings read after it say so.
    const slotRecord = bookedSlotRef(partner.id, slot.id);
    const taken = await unit.get(slotRecord);
    const present = await takingBookings(unit, partner.id, slot);
    const bookings = await unit.get(bookingsRef(client.uid));
    refuseClosed(bookings);
    const ahead = stillAhead(bookings);
    const before = sameTime(ahead, partner.id, slot);
    if (before !== null) return before;
    if (ahead.length >= UPCOMING_LIMIT) throw new DomainError("too_many_bookings");
    if (taken || (await isTooNear(unit, present, slot))) throw new DomainError("slot_taken");
    const lately = ofLastDay(bookings);
    if (lately.length >= DAILY_BOOKING_LIMIT) throw new DomainError("too_many_bookings_today");

    const consultation: Consultation = {
      id: db().collection("_").doc().id,
      user_id: client.uid,
      ca_id: partner.id,
      ca_user_id: ca.uid,
      ca_name: partner.name,
      ...(await contactOf(unit, client.uid, input.phone)),
      slot: slot.id,
      starts_at: timestamp(slot.startsAt),
      ends_at: timestamp(slot.endsAt),
      status: "booked",
      notes: input.notes ?? null,
      cancelled_by: null,
      cancelled_at: null,
      reason: null,
      remind_at: remindAt(slot),
      marked_at: null,
      reviewed_at: null,
      created_at: timestamp(),
      updated_at: timestamp(),
    };
    unit.create(consultationRef(consultation.id), consultation);
    unit.create(slotRecord, { starts_at: consultation.starts_at });
    const { id: consultation_id, starts_at, created_at } = consultation;
    keep(unit, client.uid, bookings, {
      booked: [...ahead, { consultation_id, ca_id: partner.id, starts_at }],
      made: [...lately, created_at],
    });
    const { email, emailVerified } = client;
    await tellOfBooking(unit, consultation, { client: email, ca: ca.email, clientProven: emailVerified });
    return consultation.id;
  });
}

function remindAt({ startsAt }: Slot): Moment | null {
  const due = reminderDue(startsAt, Date.now());
  return due === null ? null : timestamp(due);
}

/**
 * Booked in the moment in which the CA is taken off the directory, or takes that day off, it would be overlooked there: the commit meets
 * that change, and whatever else is booked with them meanwhile.
 */
async function takingBookings(unit: UnitOfWork, id: string, slot: Slot): Promise<CaPartner> {
  const ref = partnerRef(id);
  const stored = await unit.get(ref);
  const partner = stored ? readPartner(id, { ...stored }) : null;
  if (partner === null || partner.paused) throw new DomainError("partner_not_bookable");
  if (!slotsOf(partner, slot.startsAt - DAY_MS).some((one) => one.id === slot.id)) {
    throw new DomainError("slot_unavailable");
  }
  unit.update(ref, { paused: false });
  return partner;
}

/** Read after the CA's record, at which two who want neighbouring times meet. */
async function isTooNear(unit: UnitOfWork, partner: CaPartner, slot: Slot): Promise<boolean> {
  const near = nearSlots(slot.startsAt, partner).map((id) => unit.get(bookedSlotRef(partner.id, id)));
  return (await Promise.all(near)).some((one) => one !== undefined);
}

function stillAhead(bookings: Bookings | undefined): Bookings["booked"] {
  return (bookings?.booked ?? []).filter(({ starts_at }) => starts_at.toMillis() > Date.now());
}

/** When whatever was booked in the last 24 hours was booked, cancelled or not: either is told to the CA. */
function ofLastDay(bookings: Bookings | undefined): Moment[] {
  return (bookings?.made ?? []).filter((at) => at.toMillis() > Date.now() - DAY_MS);
}

/** The booking that a second click asks for again. @throws DomainError time_conflict when it is with another CA */
function sameTime(ahead: Bookings["booked"], caId: string, { startsAt }: Slot): string | null {
  const same = ahead.find(({ starts_at }) => starts_at.toMillis() === startsAt);
  if (same && same.ca_id !== caId) throw new DomainError("time_conflict");
  return same?.consultation_id ?? null;
}

async function contactOf(unit: UnitOfWork, uid: string, phone: string | undefined) {
  if (await unit.get(deletionRef(uid))) throw new DomainError("unauthenticated");
  const profile = await unit.get(profileRef(uid));
  const client_phone = phone ?? profile?.phone ?? null;
  if (client_phone === null) throw new DomainError("invalid_input", { field: "phone" });
  return { client_name: nameOf(profile?.name), client_phone };
}

/** As a mail to the CA may repeat it: a profile may hold what the form would refuse. */
function nameOf(typed: string | undefined): string {
  const name = personName.safeParse(typed);
  return name.success ? name.data : "Client";
}

function keep(
  unit: UnitOfWork,
  uid: string,
  before: Bookings | undefined,
  now: Pick<Bookings, "booked" | "made">,
): void {
  const next = { ...now, expires_at: timestamp(Date.now() + REMEMBERED_DAYS * DAY_MS) };
  if (before) unit.update(bookingsRef(uid), next);
  else unit.create(bookingsRef(uid), next);
}
