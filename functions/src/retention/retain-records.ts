import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import type { ConsentState } from "@niyamdesk/domain/consents/consent";
import { consentsOfHolderQuery } from "@niyamdesk/domain/consents/queries";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import {
  accessPastQuery,
  applicationsPastQuery,
  auditPastQuery,
  consentsPastQuery,
  contactMessagesPastQuery,
  invoicesPastQuery,
  leadsPastQuery,
  ordersPastQuery,
  paymentsPastQuery,
  RETENTION_RUNS,
  refundRequestsPastQuery,
  sessionsPastQuery,
} from "@niyamdesk/domain/retention/queries";
import {
  RETENTION_KINDS,
  RETENTION_UNTIL,
  type RetentionKind,
  type RetentionRun,
} from "@niyamdesk/domain/retention/retention";
import { istDay } from "@niyamdesk/domain/time/time";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { removeFile } from "../documents/remove-file.ts";
import { eraseLead } from "../leads/erase-lead.ts";
import { timestamp } from "../platform/clock.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { logEvent } from "../platform/log.ts";
import { recordRef } from "../platform/refs.ts";
import { runWholeQuery, workThrough } from "../platform/run-query.ts";
import { files } from "../platform/storage.ts";
import { forgetCallers } from "./forget-callers.ts";

interface Run {
  done: number;
  failed: number;
}

const remove = ({ ref }: QueryDocumentSnapshot) => ref.delete();
const withMessages = (found: QueryDocumentSnapshot) => eraseAll([found]);

/** How each kind goes. What an open record stands for is not found: only what is over has its day. */
const WORK: Record<RetentionKind, (until_at: number) => Promise<Run>> = {
  contact_messages: (until_at) => workThrough("old messages", contactMessagesPastQuery, { until_at }, remove),
  leads: (until_at) => workThrough("old leads", leadsPastQuery, { until_at }, forgetLead),
  calls: forgetCallers,
  applications: (until_at) =>
    workThrough("old applications", applicationsPastQuery, { until_at }, forgetApplication),
  consents: (until_at) => workThrough("old consents", consentsPastQuery, { until_at }, forgetConsents),
  access_log: (until_at) => workThrough("old access log", accessPastQuery, { until_at }, remove),
  sessions: (until_at) => workThrough("unseen sessions", sessionsPastQuery, { until_at }, remove),
  audit_log: (until_at) => workThrough("old audit log", auditPastQuery, { until_at }, remove),
  invoices: (until_at) => workThrough("old invoices", invoicesPastQuery, { until_at }, forgetInvoice),
  payments: (until_at) => workThrough("old payments", paymentsPastQuery, { until_at }, remove),
  refund_requests: (until_at) => workThrough("old refunds", refundRequestsPastQuery, { until_at }, remove),
  orders: (until_at) => workThrough("old orders", ordersPastQuery, { until_at }, withMessages),
};

/**
 * Deletes, or makes nameless, what is past its time, kind by kind, and keeps a list of what it did. Safe to run twice or late: what is
 * gone is not found again. What one run does not reach is the next one's.
 *
 * @param now epoch ms
 */
export async function retainRecords(now: number = Date.now()): Promise<Run> {
  const lines: { kind: RetentionKind; done: number; failed: number }[] = [];
  for (const kind of RETENTION_KINDS) {
    const { done, failed } = await WORK[kind](RETENTION_UNTIL[kind](now));
    lines.push({ kind, done, failed });
  }
  const sum = (field: "done" | "failed") => lines.reduce((total, line) => total + line[field], 0);
  const run: RetentionRun = {
    id: `${istDay(now)}_${now}`,
    at: timestamp(now),
    lines,
    done: sum("done"),
    failed: sum("failed"),
  };
  await recordRef(RETENTION_RUNS, run.id).set(run);
  logEvent("retention", { done: run.done, failed: run.failed });
  return { done: run.done, failed: run.failed };
}

/** With the work on it, and what wrote from its number. A wish not to be called stays with the number. */
async function forgetLead(found: QueryDocumentSnapshot): Promise<void> {
  const { phone_e164, email } = found.data() as Lead;
  await eraseLead(found.id, { phone: phone_e164 || null, email });
}

async function forgetApplication(found: QueryDocumentSnapshot): Promise<void> {
  const bucket = await files();
  await bucket.deleteFiles({ prefix: `${STORAGE_FOLDERS.franchiseApplications}/${found.id}/` });
  await found.ref.delete();
}

async function forgetConsents(found: QueryDocumentSnapshot): Promise<void> {
  const { holder } = found.data() as ConsentState;
  await eraseAll(await runWholeQuery(consentsOfHolderQuery, { holder }));
  await found.ref.delete();
}

async function forgetInvoice(found: QueryDocumentSnapshot): Promise<void> {
  const { pdf_path, issued_at } = found.data() as Invoice;
  if (pdf_path) await removeFile(pdf_path, issued_at.toMillis() + 366 * 86_400_000);
  await found.ref.delete();
}
