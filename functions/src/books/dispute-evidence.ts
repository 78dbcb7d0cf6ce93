import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { CHECKED_STATUSES, type ClientDocument, DOCUMENT_TYPES } from "@niyamdesk/domain/documents/document";
import { messagesSinceQuery } from "@niyamdesk/domain/messages/queries";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import type { ThreadMessage } from "@niyamdesk/domain/tickets/ticket";
import { invoiceFile } from "../invoices/invoice-file.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { documentRef, invoiceRef, orderRef, paymentRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { files } from "../platform/storage.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { type ZipEntry, zipOf } from "../platform/zip.ts";
import { evidencePaper, type Written } from "./evidence-paper.ts";

/** Of what was filed, in all: an answer carries it, a third larger. */
const MOST_BYTES = 18 * 1024 * 1024;

/**
 * All that speaks for us in one archive: a summary with timeline and messages, invoice and credit notes, and the files that were filed or
 * delivered. Who took it is in the audit log, since it holds a client's papers.
 *
 * @throws DomainError payment_not_found, dispute_not_found
 */
export async function disputeEvidence(
  { payment_id, dispute_id }: ParsedInput<"disputeEvidence">,
  by: Caller,
): Promise<CallableOutputs["disputeEvidence"]> {
  const payment = (await paymentRef(payment_id).get()).data();
  if (!payment) throw new DomainError("payment_not_found");
  const dispute = payment.disputes?.find(({ id }) => id === dispute_id);
  if (!dispute) throw new DomainError("dispute_not_found");
  const order = payment.order_id === null ? undefined : (await orderRef(payment.order_id).get()).data();
  const papers = await papersOf(payment);
  const { proofs, leftOut } = await proofsOf(order);
  const beside = [...papers, ...proofs];
  const summary = await evidencePaper({
    ...{ payment, dispute, order, leftOut },
    written: order ? await writtenOn(order) : [],
    files: beside.map(({ name }) => name),
  });
  await commitTogether(async (unit) => {
    await unit.get(paymentRef(payment_id));
    audit(unit, `evidence-taken_${dispute_id}_${by.uid}_${unit.now()}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "dispute.evidence_taken" },
      ...{ subject: `payments/${payment_id}`, before: null, after: { dispute: dispute_id } },
    });
  });
  const archive = zipOf([{ name: "1-summary.pdf", content: summary }, ...beside]);
  return { name: `evidence-${dispute_id}.zip`, base64: archive.toString("base64"), left_out: leftOut };
}

async function papersOf({ invoice_number, refunds }: Payment): Promise<ZipEntry[]> {
  const invoice = invoice_number === null ? undefined : (await invoiceRef(invoice_number).get()).data();
  const numbers = [
    invoice?.replaces?.number,
    invoice?.number,
    ...refunds.map(({ credit_note }) => credit_note),
  ].filter((number): number is string => !!number);
  const entries: ZipEntry[] = [];
  for (const number of numbers) {
    entries.push({ name: `2-papers/${number}.pdf`, content: await invoiceFile(number) });
  }
  return entries;
}

/** What was filed or delivered, step by step; what the check has not seen is not given out. */
async function proofsOf(order: Order | undefined): Promise<{ proofs: ZipEntry[]; leftOut: string[] }> {
  const proofs: ZipEntry[] = [];
  const leftOut: string[] = [];
  let bytes = 0;
  for (const [index, { proof }] of (order?.work?.steps ?? []).entries()) {
    if (!proof?.document_id) continue;
    const document = (await documentRef(proof.document_id).get()).data();
    if (!document || document.order_id !== order?.id || !CHECKED_STATUSES.includes(document.status)) continue;
    const name = nameOf(document, index);
    bytes += document.size;
    if (bytes > MOST_BYTES) {
      leftOut.push(name);
      continue;
    }
    const [content] = await (await files()).file(document.path).download();
    proofs.push({ name: `3-filed/${name}`, content });
  }
  return { proofs, leftOut };
}

/** As it was sent, without what a disk could trip over. */
function nameOf({ name, content_type }: ClientDocument, index: number): string {
  const { extension } = DOCUMENT_TYPES[content_type];
  const stem = name.replace(/\.[A-Za-z0-9]{1,5}$/, "").replace(/[^\p{L}\p{M}\p{N} _-]+/gu, "_");
  return `${index + 1}-${[...stem].slice(0, 60).join("")}.${extension}`;
}

async function writtenOn({ id, user_id }: Order): Promise<Written[]> {
  const found = await runWholeQuery(messagesSinceQuery, { order_id: id, since_at: 0 });
  return found
    .map((entry) => entry.data() as ThreadMessage)
    .filter(({ text }) => text !== "")
    .map(({ sender_id, text, created_at }) => ({
      at: created_at.toMillis(),
      who: sender_id === user_id ? "client" : "us",
      text,
    }));
}
