import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import { applicantName } from "@niyamdesk/domain/applications/application";
import {
  type ApplicationPaper,
  type ApplicationSlot,
  REQUIRED_SLOTS,
} from "@niyamdesk/domain/applications/application-papers";
import { COLLECTIONS, STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { Timestamp } from "firebase-admin/firestore";
import { type DemoApplication, demoApplications } from "./data.ts";
import { onePage } from "./one-page.ts";
import { instantOf } from "./relative-time.ts";

/** Applications in every state, as functions keep them. */
export function applicationDocuments(now: number): (readonly [path: string, document: object])[] {
  return demoApplications().map((demo) => {
    const application = applicationOf(demo, now);
    return [`${COLLECTIONS.franchiseApplications}/${application.id}`, application] as const;
  });
}

/** Where the documents of the applications lie, with what stands in each. */
export function applicationFiles(): { path: string; title: string }[] {
  return demoApplications().flatMap((demo) =>
    REQUIRED_SLOTS.map((slot) => ({
      path: pathOf(demo.id, slot),
      title: titleOf(slot, demo),
    })),
  );
}

interface Named {
  first_name: string;
  last_name: string;
}

const NAMES: Readonly<Record<ApplicationSlot, string>> = {
  businessLicense: "Business licence",
  idProof: "ID proof",
  addressProof: "Address proof",
  bankStatement: "Bank statement",
  experienceCertificate: "Experience certificate",
};

const titleOf = (slot: ApplicationSlot, { first_name, last_name }: Named) =>
  `${NAMES[slot]} of ${first_name} ${last_name}`;

const pathOf = (id: string, slot: ApplicationSlot) =>
  `${STORAGE_FOLDERS.franchiseApplications}/${id}/${slot}/demo.pdf`;

function applicationOf(
  { papers, applied_days_ago, begun_days_ago, decided_days_ago, notes, ...told }: DemoApplication,
  now: number,
): FranchiseApplication {
  const at = (days_ago: number) => Timestamp.fromMillis(instantOf({ days_ago, at: "16:10" }, now));
  const orNull = (days_ago: number | null) => (days_ago === null ? null : at(days_ago));
  const decided = orNull(decided_days_ago);
  const applied = at(applied_days_ago);
  const paperOf = (slot: ApplicationSlot): ApplicationPaper => {
    const status = papers[slot] ?? "received";
    return {
      ...{ path: pathOf(told.id, slot), name: `${NAMES[slot].toLowerCase().replace(/ /g, "-")}.pdf` },
      ...{ content_type: "application/pdf", size: onePage(titleOf(slot, told)).length },
      ...{ status, sent_at: applied },
      reason: status === "asked_again" ? { kind: "unreadable", words: null } : null,
      judged_at: status === "received" ? null : (orNull(begun_days_ago) ?? applied),
    };
  };
  return {
    ...told,
    documents: Object.fromEntries(REQUIRED_SLOTS.map((slot) => [slot, paperOf(slot)])),
    ...{ applied_date: applied, review_started_at: orNull(begun_days_ago) },
    approved_at: told.status === "approved" ? decided : null,
    rejected_at: told.status === "rejected" ? decided : null,
    notes: notes.map((text, place) => ({
      ...{
        id: `demo-admin note-${place}`,
        at: at(begun_days_ago ?? applied_days_ago),
        by: "demo-admin",
        text,
      },
    })),
    paper_request: null,
    account: told.franchise_id === null ? null : "made",
    consented_at: applied,
    search_words: searchWordsOf([
      applicantName(told),
      told.email,
      told.phone,
      told.territory_code,
      told.territory_name,
      told.city,
    ]),
    updated_at: decided ?? applied,
  };
}
