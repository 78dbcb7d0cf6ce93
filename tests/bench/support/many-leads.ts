import { findBy } from "@niyamdesk/domain/leads/lead-find";
import { Timestamp } from "firebase-admin/firestore";
import { leadKeyOf } from "../../../tools/records/lead-key.ts";
import { database } from "../../e2e/support/records.ts";

const FIRST_NAMES = ["Asha", "Vikram", "Meera", "Imran", "Nisha", "Karthik", "Fatima", "Ravi"];
const SURNAMES = ["Iyer", "Reddy", "Sheikh", "Pillai", "Agarwal", "Menon", "Bose", "Kulkarni"];
const MINUTE = 60_000;
const BATCH = 200;

/** Leads as functions keep them, the newest first. @param from each number once: it gives name, phone number and id */
export async function storeLeads(from: number, to: number, assignedTo: string | null): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    const batch = database().batch();
    for (let n = first; n < Math.min(first + BATCH, to); n += 1) {
      const lead = leadNumber(n, assignedTo);
      batch.set(database().doc(`crm_leads/${lead.id}`), lead);
      const [key, found] = leadKeyOf(lead.phone_e164, lead.id);
      batch.set(database().doc(key), found);
    }
    await batch.commit();
  }
}

/** A name that only one person has. */
export function personName(n: number): string {
  return `${FIRST_NAMES[n % 8]} ${SURNAMES[(n >> 3) % 8]} ${n}`;
}

/** One of them, as functions keep it. */
export function leadNumber(n: number, assigned_to: string | null) {
  const name = personName(n);
  const phone_e164 = `+919${String(100_000_000 + n)}`;
  const at = Timestamp.fromMillis(Date.now() - n * MINUTE);
  return {
    ...{ id: `bench-${n}`, name, phone: phone_e164, phone_e164, email: null, company: null },
    ...{ service_interest: "GST registration", source: "website", sources: ["website"], status: "new" },
    ...{ priority: "medium", assigned_to, assigned_name: null, had_by: [], notes: "", do_not_call: false },
    ...{ next_follow_up: null, location: null, calling: null, last_call: null, call_by: null, wish: null },
    ...{ consent: null, conversion: null, created_at: at, updated_at: at },
    find: findBy({ name, company: null, phone_e164 }),
  };
}
