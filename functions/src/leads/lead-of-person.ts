import { type Consent, isOpenLead, type Lead, type LeadSource } from "@niyamdesk/domain/leads/lead";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { UpdateData } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { doNotCallRef, leadKeyRef, leadMailKeyRef, leadRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { isBarredNumber } from "./do-not-call.ts";

/** Somebody who became known to us. */
export interface Person {
  name: string;
  /** E.164: tells people apart. Null: only an address is known. */
  phone: string | null;
  email: string | null;
  source: LeadSource;
  /** Name of the service asked for. */
  interest: string | null;
  /**
   * Somebody of ours wrote it down, or the account is theirs: then the same address is the same person, too. On a form anybody types
   * anybody's address, and a stranger's number must not come to stand on somebody's lead.
   */
  isKnownByMail?: boolean;
  /** Why they may be called. */
  consent?: Consent;
  /** By when they were promised a call. */
  call_by?: Moment | null;
  /** What else a new lead begins with. */
  begins?: Partial<
    Pick<
      Lead,
      | "company"
      | "location"
      | "notes"
      | "next_follow_up"
      | "import_id"
      | "priority"
      | "assigned_to"
      | "assigned_name"
      | "worked_at"
    >
  >;
  /** Whether anything of the lead that they turn out to be may change; without it, yes. */
  mayChange?(lead: Lead): boolean;
}

/** So many numbers beside the first are kept of one person. Whose are more is nobody whom an address could tell. */
const MOST_OTHER_PHONES = 20;

/**
 * The lead of this person, made if they are new to us: whichever way somebody comes, and however many at once, one number is one
 * lead. Nobody's work on it is undone, and whoever types somebody's number changes nothing of theirs: what was typed stands in the
 * message.
 */
export async function leadOfPerson(unit: UnitOfWork, person: Person): Promise<string> {
  return (await bringIn(unit, person)).id;
}

/**
 * The same, with whether the person was known, and their lead as it was. Only the keys are asked: whatever gives a lead a number gives
 * the number its key in the same commit.
 *
 * @param touched leads that the commit changes already, where it brings in many
 */
export async function bringIn(
  unit: UnitOfWork,
  person: Person,
  touched: Set<string> = new Set(),
): Promise<{ id: string; known: Lead | null }> {
  const { phone, email } = person;
  const key = phone === null ? undefined : await unit.get(leadKeyRef(phone));
  const mailKey = email === null ? undefined : await unit.get(leadMailKeyRef(email));
  const numbered = key?.lead_id;
  const isBarred = await isBarredNumber(unit, phone);
  const ids = [numbered, ...(person.isKnownByMail ? [mailKey?.lead_id] : [])];
  for (const id of ids) {
    const lead = id === undefined ? undefined : await unit.get(leadRef(id));
    if (!lead || (phone !== null && id !== numbered && isFull(lead))) continue;
    if (person.mayChange?.(lead) === false) return { id: lead.id, known: lead };
    if (phone !== null && key === undefined) unit.create(leadKeyRef(phone), { lead_id: lead.id });
    if (!touched.has(lead.id)) {
      unit.update(leadRef(lead.id), changesOf(lead, person, isBarred));
    }
    touched.add(lead.id);
    return { id: lead.id, known: lead };
  }
  const id = numbered ?? db().collection("_").doc().id;
  if (phone !== null && !key) unit.create(leadKeyRef(phone), { lead_id: id });
  // An address beside a number is a form's word only: nobody's purchase or number goes to this lead by it.
  if (email !== null && !mailKey && (person.isKnownByMail || phone === null)) {
    unit.create(leadMailKeyRef(email), { lead_id: id });
  }
  unit.create(leadRef(id), { ...newLead(id, person), ...(isBarred ? BARRED : {}) });
  return { id, known: null };
}

/** Whoever asked not to be called is nobody's work, and waits for no call. */
const BARRED = {
  ...{ do_not_call: true, call_by: null, next_follow_up: null },
  ...{ assigned_to: null, assigned_name: null, worked_at: null },
} as const;

function isFull({ other_phones }: Lead): boolean {
  return (other_phones ?? []).length >= MOST_OTHER_PHONES;
}

/**
 * What becomes of somebody's lead when they come again. Whoever was lost and asks to be called is worked on again. Whose number is
 * barred is promised nothing, and where it is the one that would be called, or a new one of theirs, the lead is barred with it.
 */
function changesOf(lead: Lead, person: Person, isBarred: boolean): UpdateData<Lead> {
  const { phone, source, interest, consent, call_by, isKnownByMail } = person;
  const mayBeCalled = !lead.do_not_call && !isBarred && lead.status !== "converted";
  const asks = call_by !== undefined && call_by !== null && mayBeCalled;
  const others = lead.other_phones ?? [];
  const isOther = phone !== null && phone !== lead.phone_e164 && !others.includes(phone);
  const isAdded = isOther && (!lead.phone_e164 || isKnownByMail === true);
  return {
    service_interest: lead.service_interest ?? interest,
    sources: [...new Set([...(lead.sources ?? [lead.source]), source])],
    ...(consent && !lead.consent ? { consent } : {}),
    ...(asks ? { call_by: earlier(lead.call_by ?? null, call_by), asked_at: timestamp() } : {}),
    ...(asks && !isOpenLead(lead.status) ? { status: "new" as const } : {}),
    ...(isOther && !lead.phone_e164 ? { phone, phone_e164: phone, find: foundBy(lead, phone) } : {}),
    ...(isOther && lead.phone_e164 && isKnownByMail
      ? { other_phones: [...others, phone], find: foundBy(lead, phone) }
      : {}),
    ...(isBarred && (isAdded || phone === lead.phone_e164)
      ? { do_not_call: true, call_by: null, next_follow_up: null }
      : {}),
    updated_at: timestamp(),
  };
}

function earlier(one: Moment | null, next: Moment): Moment {
  return one !== null && one.toMillis() < next.toMillis() ? one : next;
}

/** Also by this number. */
function foundBy({ find, name, company }: Lead, phone: string): string[] {
  return [...new Set([...(find ?? []), ...findBy({ name, company: company ?? null, phone_e164: phone })])];
}

/** Reads in a few steps what bringing these in asks for, which would be several questions for each. */
export async function lookAhead(
  unit: UnitOfWork,
  people: readonly Pick<Person, "phone" | "email">[],
): Promise<void> {
  const phones = [...new Set(people.flatMap(({ phone }) => phone ?? []))];
  const emails = [...new Set(people.flatMap(({ email }) => email ?? []))];
  const keys = [...phones.map(leadKeyRef), ...emails.map(leadMailKeyRef)];
  await Promise.all([unit.ahead(keys), unit.ahead(phones.map(doNotCallRef))]);
  const known = await Promise.all(keys.map((key) => unit.get(key)));
  await unit.ahead(known.flatMap((key) => key?.lead_id ?? []).map(leadRef));
}

function newLead(id: string, { name, phone, email, source, interest, ...person }: Person): Lead {
  const now = timestamp();
  const begins = person.begins ?? {};
  return {
    id,
    name,
    phone: phone ?? "",
    phone_e164: phone ?? "",
    email,
    company: null,
    service_interest: interest,
    source,
    sources: [source],
    status: "new",
    priority: "medium",
    assigned_to: null,
    notes: "",
    do_not_call: false,
    next_follow_up: null,
    location: null,
    had_by: [],
    assigned_name: null,
    calling: null,
    last_call: null,
    call_by: person.call_by ?? null,
    ...(person.call_by ? { asked_at: now } : {}),
    wish: null,
    consent: person.consent ?? null,
    conversion: null,
    worked_at: null,
    ...begins,
    find: findBy({ name, company: begins.company ?? null, phone_e164: phone ?? "" }),
    created_at: now,
    updated_at: now,
  };
}
