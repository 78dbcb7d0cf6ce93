import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import type { TestClient } from "./client.ts";
import { database } from "./records.ts";
import { makeStaff, type TestMember } from "./staff.ts";

/** A CA of the directory, who hears of bookings. */
export interface TestPartner {
  id: string;
  name: string;
  account: TestMember;
}

/** A word that stands in the names of one test's CAs only. */
export function newSurname(): string {
  return `Q${randomUUID()
    .replaceAll(/[^a-f]/g, "")
    .padEnd(6, "x")
    .slice(0, 6)}${Date.now() % 100_000}`;
}

/** Round the clock, so that tests do not depend on the hour they run at. */
const ALWAYS = { days: [1, 2, 3, 4, 5, 6], periods: [{ from: "00:00", to: "23:30" }] };

export async function makePartner(name: string, change: object = {}): Promise<TestPartner> {
  const account = await makeStaff("ca", name);
  const id = `ca-${randomUUID().slice(0, 8)}`;
  const now = Timestamp.now();
  await database()
    .doc(`ca_partners/${id}`)
    .set({
      ...{ id, user_id: account.uid, name, location: "Pune, Maharashtra", experience_years: 12 },
      ...{ bio: "", specializations: [], languages: ["English", "Marathi"], profile_image_url: null },
      ...{ membership_number: "214501", verified: true, consultation_hours: ALWAYS, active: true },
      ...{ average_rating: 0, total_reviews: 0, rating_sum: 0, created_at: now, updated_at: now },
      ...change,
    });
  return { id, name, account };
}

/** A consultation that ended an hour ago. */
export function makePastConsultation(client: TestClient, partner: TestPartner): Promise<string> {
  return makeConsultation(client, partner, -90);
}

/** One that is booked for so many hours from now. */
export function makeConsultationAhead(
  client: TestClient,
  partner: TestPartner,
  hours: number,
): Promise<string> {
  return makeConsultation(client, partner, hours * 60);
}

async function makeConsultation(
  client: TestClient,
  partner: TestPartner,
  fromNowMinutes: number,
): Promise<string> {
  const id = `cons-${randomUUID().slice(0, 8)}`;
  const at = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000);
  await database()
    .doc(`consultations/${id}`)
    .set({
      ...{ id, user_id: client.uid, ca_id: partner.id, ca_user_id: partner.account.uid },
      ...{ ca_name: partner.name, client_name: "Asha Rao", client_phone: "+919876543210" },
      ...{ slot: "20260101T1000", starts_at: at(fromNowMinutes), ends_at: at(fromNowMinutes + 30) },
      ...{ status: "booked", notes: null },
      ...{ cancelled_by: null, cancelled_at: null, reason: null, marked_at: null, reviewed_at: null },
      ...{ created_at: at(-3000), updated_at: at(-3000) },
    });
  return id;
}
