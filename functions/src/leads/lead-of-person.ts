import type { Lead, LeadSource } from "@niyamdesk/domain/leads/lead";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import { leadOfPhoneQuery } from "@niyamdesk/domain/leads/queries";
import { timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { doNotCallRef, leadKeyRef, leadRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** Somebody who became known to us. */
interface Person {
  name: string;
  /** E.164: tells people apart. */
  phone: string;
  email: string | null;
  source: LeadSource;
  /** Name of the service asked for. */
  interest: string | null;
}

/**
 * The lead of this person, made if the number is new to us: whichever way somebody comes, and however many at once, one
 * number is one lead. Nobody's work on it is undone, and whoever types somebody's number changes nothing of theirs: what
 * was typed stands in the message.
 */
export async function leadOfPerson(unit: UnitOfWork, person: Person): Promise<string> {
  const key = leadKeyRef(person.phone);
  const known = await unit.get(key);
  const leadId = known?.lead_id ?? (await leadWithoutKey(person.phone));
  const lead = leadId === undefined ? undefined : await unit.get(leadRef(leadId));
  if (lead) {
    if (!known) unit.create(key, { lead_id: lead.id });
    unit.update(leadRef(lead.id), {
      service_interest: lead.service_interest ?? person.interest,
      sources: [...new Set([...(lead.sources ?? [lead.source]), person.source])],
      updated_at: timestamp(),
    });
    return lead.id;
  }
  const id = leadId ?? db().collection("_").doc().id;
  if (!known) unit.create(key, { lead_id: id });
  const barred = (await unit.get(doNotCallRef(person.phone))) !== undefined;
  unit.create(leadRef(id), { ...newLead(id, person), do_not_call: barred });
  return id;
}

/** A lead that came in before numbers had keys, or past them. */
async function leadWithoutKey(phone: string): Promise<string | undefined> {
  return (await runQuery(leadOfPhoneQuery, { phone }))[0]?.id;
}

function newLead(id: string, { name, phone, email, source, interest }: Person): Lead {
  const now = timestamp();
  return {
    id,
    name,
    phone,
    phone_e164: phone,
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
    find: findBy({ name, company: null, phone_e164: phone }),
    had_by: [],
    assigned_name: null,
    calling: null,
    last_call: null,
    call_by: null,
    wish: null,
    consent: null,
    conversion: null,
    created_at: now,
    updated_at: now,
  };
}
