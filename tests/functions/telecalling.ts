import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { CallingHours } from "@niyamdesk/domain/calls/calling-hours";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { leadOfPerson } from "../../functions/src/leads/lead-of-person.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { leadKeyRef, leadRef, profileRef, settingsRef } from "../../functions/src/platform/refs.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { type Client, withAccount } from "./product.ts";
import { read } from "./records.ts";

/** Open at every minute of every day, so that tests do not ask what time it is. */
export const AT_ANY_TIME: CallingHours = {
  days: [0, 1, 2, 3, 4, 5, 6],
  from: 0,
  to: 1440,
  holidays: [],
  at_most: { from: 0, to: 1440 },
};

export async function setHours(hours: CallingHours): Promise<void> {
  await settingsRef("calling").set(hours);
}

export async function newTelecaller(name = "Asha Pillai"): Promise<Client> {
  const caller = await withAccount("telecaller");
  await profileRef(caller.uid).set({
    id: caller.uid,
    name,
    role: "telecaller",
    staff_status: "active",
  } as never);
  return caller;
}

let numbers = 7_000_000_000 + (Date.now() % 10_000_000) * 100;

/** A lead as it comes in, with what else is said of it. */
export async function newLead(changes: Partial<Lead> = {}): Promise<Lead> {
  numbers += 1;
  const phone = `+91${numbers}`;
  const id = await commitTogether((unit) =>
    leadOfPerson(unit, {
      name: "Meera Iyer",
      phone,
      email: null,
      source: "website",
      interest: "GST registration",
    }),
  );
  if (Object.keys(changes).length > 0) await leadRef(id).update({ ...changes, updated_at: timestamp() });
  for (const number of [changes.phone_e164, ...(changes.other_phones ?? [])]) {
    if (number) await leadKeyRef(number).set({ lead_id: id });
  }
  return leadNow(id);
}

export const leadNow = (id: string): Promise<Lead> => read<Lead>(COLLECTIONS.leads, id);

export const newCallId = (): string => randomUUID();

/** The end of a call, as the cockpit tells it. */
export function ended(
  call_id: string,
  changes: Partial<CallableInput<"saveCall">> = {},
): CallableInput<"saveCall"> {
  return {
    call_id,
    status: "connected",
    disposition: "interested",
    notes: "",
    follow_up: null,
    ended_ago: 0,
    told_seconds: null,
    ...changes,
  };
}
