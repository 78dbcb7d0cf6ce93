import { randomUUID } from "node:crypto";
import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import { REQUIRED_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { COLLECTIONS, STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import { type Commission, istMonth } from "@niyamdesk/domain/commissions/commission";
import { type CommissionStatement, statementId } from "@niyamdesk/domain/commissions/statement";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { COMMISSION_PERCENT } from "@niyamdesk/domain/franchises/franchise-level";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { getApp } from "firebase-admin/app";
import { Timestamp } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { pdf } from "../../support/made-files.ts";
import { newEmail } from "./client.ts";
import { database } from "./records.ts";
import { stack } from "./stack.ts";

/** First of five PIN codes that no other run has. */
export const newPins = () => 700_000 + Math.floor(Math.random() * 9_999) * 10;

/** Three letters that no other test has. */
export const newLetters = () =>
  [...crypto.getRandomValues(new Uint8Array(3))]
    .map((byte) => String.fromCharCode(65 + (byte % 26)))
    .join("");

/** A territory of a partner, as an approval leaves it. */
export async function makePartner(uid: string, changes: Partial<Franchise> = {}): Promise<Franchise> {
  const now = Timestamp.now();
  const level = changes.hierarchy_level ?? "district";
  const territory_code = changes.territory_code ?? `ML-${newLetters()}`;
  const franchise: Franchise = {
    ...{ id: `fr_${randomUUID().slice(0, 12)}`, user_id: uid, partner_name: "Lakshmi Menon" },
    ...{ application_id: "APP-1", hierarchy_level: level, territory_code, territory_name: "East Hills" },
    ...{ pincodes: ["793001-793004"], parent_id: null, ancestor_user_ids: [] },
    commission_percent: COMMISSION_PERCENT[level],
    ...{ referral_code: `${newLetters()}7K2Q`, status: "active", status_reason: null },
    search_words: searchWordsOf([territory_code]),
    ...{ created_at: now, updated_at: now },
    ...changes,
  };
  await database().doc(`${COLLECTIONS.franchises}/${franchise.id}`).set(franchise);
  await database()
    .doc(`${COLLECTIONS.territories}/${territory_code}`)
    .set({
      ...{ code: territory_code, level, name: franchise.territory_name, franchise_id: franchise.id },
      ...{ since: now, updated_at: now },
    });
  return franchise;
}

interface Wish {
  paise: number;
  percent: number;
  basePaise: number;
  more?: Partial<Commission>;
}

/** What a partner earned on an order. */
export async function makeCommission(
  { id: franchise_id, user_id, hierarchy_level: level }: Franchise,
  { paise, percent, basePaise, more = {} }: Wish,
): Promise<{ id: string; service: string }> {
  const now = Timestamp.now();
  const order_id = `ORD-${randomUUID().slice(0, 8).toUpperCase()}`;
  const service = `Licence ${order_id.slice(4)}`;
  const line: Commission = {
    ...{
      id: `${order_id}_${franchise_id}`,
      kind: "earned",
      of: null,
      order_id,
      franchise_id,
      user_id,
      level,
    },
    ...{ percent, base_paise: basePaise, amount_paise: paise, rule: "territory", status: "accrued" },
    ...{ taken_back_paise: 0, changes: 0, changed_paise: 0, held: false },
    order: {
      ...{ service_name: service, plan_name: "Basic", status: "processing", date: now },
      ...{ client: "Anil K.", pin_area: "793" },
    },
    ...{ closed_at: null, due_at: null, payable_at: null, month: null, payout_id: null },
    ...{ created_at: now, updated_at: now },
    ...more,
  };
  await database().doc(`${COLLECTIONS.commissions}/${line.id}`).set(line);
  return { id: line.id, service };
}

/** A closed month that waits to be paid. */
export async function makeStatement(
  { id: franchise_id, user_id, partner_name, territory_code, territory_name }: Franchise,
  { paise, month = istMonth(Date.now()) }: { paise: number; month?: string },
): Promise<string> {
  const now = Timestamp.now();
  const id = statementId(franchise_id, month);
  const statement: CommissionStatement = {
    ...{ id, franchise_id, user_id, month, financial_year: "26-27" },
    ...{ partner_name, territory_code, territory_name, gstin: null },
    lines: [
      {
        ...{ id: "line-1", order_id: "ORD-W3X5", kind: "earned", rule: "territory", percent: 15 },
        ...{
          base_paise: 2 * paise,
          amount_paise: 2 * paise,
          service_name: "Trademark Registration",
          date: now,
        },
      },
      {
        ...{ id: "line-2", order_id: "ORD-J2M4", kind: "taken_back", rule: "territory", percent: 15 },
        ...{ base_paise: -paise, amount_paise: -paise, service_name: "GST Registration", date: now },
      },
    ],
    ...{ lines_paise: paise, carried_in_paise: 0, commission_paise: paise },
    ...{
      gst_percent: 0,
      gst_paise: 0,
      tds_percent: 0,
      tds_paise: 0,
      total_paise: paise,
      carried_out_paise: 0,
    },
    ...{ status: "closed", closed_at: now, payout_id: null, paid_at: null, reference: null },
    ...{ returned_reason: null, account_end: null },
  };
  await database().doc(`${COLLECTIONS.commissionStatements}/${id}`).set(statement);
  return id;
}

/** An application with its four documents, as a submission leaves it. */
export async function makeApplication(
  changes: Partial<FranchiseApplication> = {},
): Promise<FranchiseApplication> {
  const id = `APP-${Date.now()}-${randomUUID().slice(0, 6).toUpperCase()}`;
  const now = Timestamp.now();
  const records = database();
  const bucket = getStorage(getApp("browser-tests")).bucket(stack.bucket);
  const documents = await Promise.all(
    REQUIRED_SLOTS.map(async (slot) => {
      const path = `${STORAGE_FOLDERS.franchiseApplications}/${id}/${slot}/1.pdf`;
      const content = pdf({ pages: [[`${slot} of ${id}`], ["Page two"]] });
      await bucket.file(path).save(content, { contentType: "application/pdf", resumable: false });
      const paper = {
        ...{ path, name: `${slot}.pdf`, content_type: "application/pdf", size: content.length },
        ...{ status: "received", reason: null, sent_at: now, judged_at: null },
      } as const;
      return [slot, paper] as const;
    }),
  );
  const code = changes.territory_code ?? `ML-${newLetters()}`;
  const application: FranchiseApplication = {
    ...{ id, first_name: "Sanjay", last_name: `P${newLetters().toLowerCase()}`, email: newEmail() },
    ...{ phone: "+919876543210", date_of_birth: "1985-04-02", address: "12 Station Road", city: "Shillong" },
    ...{ state: "Meghalaya", pincode: "793001", hierarchy_level: "district", territory_code: code },
    ...{ territory_name: "East Hills", preferred_state: "Meghalaya", preferred_district: "East Khasi Hills" },
    ...{ investment_capacity: "1-3 lakh", business_experience: "10+ years", current_occupation: "Agent" },
    ...{ annual_income: "5-10 lakh", expected_monthly_revenue: "1-2 lakh", team_size: "1-3" },
    ...{
      office_space: "rented",
      business_plan: "I know 300 shopkeepers of the market and visit each of them.",
    },
    marketing_strategy: "Meet them at their associations, and be there every filing day.",
    ...{ has_business_license: true, has_previous_franchise: false },
    documents: Object.fromEntries(documents),
    ...{
      status: "pending",
      applied_date: now,
      review_started_at: null,
      approved_at: null,
      rejected_at: null,
    },
    ...{ review_notes: null, notes: [], paper_request: null, franchise_id: null, partner_uid: null },
    ...{ account: null, language: "en", consented_at: now, search_words: [], updated_at: now },
    ...changes,
  };
  const stored = { ...application, search_words: searchWordsOf([application.last_name, id]) };
  await records.doc(`${COLLECTIONS.franchiseApplications}/${id}`).set(stored);
  return stored;
}
