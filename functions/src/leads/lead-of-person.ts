import { type Consent, isOpenLead, type Lead, type LeadSource } from "@niyamdesk/domain/leads/lead";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import { leadOfPhoneQuery } from "@niyamdesk/domain/leads/queries";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { UpdateData } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { doNotCallRef, leadKeyRef, leadMailKeyRef, leadRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

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
    Pick<Lead, "company" | "location" | "notes" | "next_follow_up" | "import_id" | "priority">
  >;
}

/** Others by whom somebody could be found: more numbers of one person are not kept. */
const MOST_OTHER_PHONES = 5;

/**
 * The lead of this person, made if they are new to us: whichever way somebody comes, and however many at once, one number is one
 * lead. Nobody's work on it is undone, and whoever types somebody's number changes nothing of theirs: what was typed stands in the
 * message.
 */
export async function leadOfPerson(unit: UnitOfWork, person: Person): Promise<string> {
  return (await bringIn(unit, person)).id;
}

/**
 * The same, with whether the person was known, and their lead as it was.
 *
 * @param touched leads that this commit changes already
 */
export async function bringIn(
  unit: UnitOfWork,
  person: Person,
  touched = new Set<string>(),
): Promise<{ id: string; known: Lead | null }> {
  const { phone, email } = person;
  const key = phone === null ? undefined : await unit.get(leadKeyRef(phone));
  const mailKey = email === null ? undefined : await unit.get(leadMailKeyRef(email));
  const numbered = phone === null ? undefined : (key?.lead_id ?? (await leadWithoutKey(phone)));
  const ids = [numbered, ...(person.isKnownByMail ? [mailKey?.lead_id] : [])];
  for (const id of ids) {
    const lead = id === undefined ? undefined : await unit.get(leadRef(id));
    if (!lead) continue;
    const isBarred =
      phone !== null && !lead.phone_e164 && (await unit.get(doNotCallRef(phone))) !== undefined;
    if (phone !== null && key === undefined) unit.create(leadKeyRef(phone), { lead_id: lead.id });
    if (!touched.has(lead.id)) {
      unit.update(leadRef(lead.id), {
        ...changesOf(lead, person),
        ...(isBarred ? { do_not_call: true, call_by: null } : {}),
      });
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
  const barred = phone !== null && (await unit.get(doNotCallRef(phone))) !== undefined;
  unit.create(leadRef(id), {
    ...newLead(id, person),
    ...(barred ? { do_not_call: true, call_by: null } : {}),
  });
  return { id, known: null };
}

/** What becomes of somebody's lead when they come again. Whoever was lost and asks to be called is worked on again. */
function changesOf(lead: Lead, person: Person): UpdateData<Lead> {
  const { phone, source, interest, consent, call_by, isKnownByMail } = person;
  const asks = call_by !== undefined && call_by !== null && !lead.do_not_call && lead.status !== "converted";
  const others = lead.other_phones ?? [];
  const isOther = phone !== null && phone !== lead.phone_e164 && !others.includes(phone);
  return {
    service_interest: lead.service_interest ?? interest,
    sources: [...new Set([...(lead.sources ?? [lead.source]), source])],
    ...(consent && !lead.consent ? { consent } : {}),
    ...(asks ? { call_by: earlier(lead.call_by ?? null, call_by) } : {}),
    ...(asks && !isOpenLead(lead.status) ? { status: "new" as const } : {}),
    ...(isOther && !lead.phone_e164 ? { phone, phone_e164: phone, find: foundBy(lead, phone) } : {}),
    ...(isOther && lead.phone_e164 && isKnownByMail
      ? { other_phones: [...others, phone].slice(-MOST_OTHER_PHONES), find: foundBy(lead, phone) }
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

/** A lead that came in before numbers had keys, or past them. */
async function leadWithoutKey(phone: string): Promise<string | undefined> {
  return (await runQuery(leadOfPhoneQuery, { phone }))[0]?.id;
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
