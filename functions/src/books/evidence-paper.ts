import { COMPANY, PRODUCT } from "@niyamdesk/domain/base/product";
import { translator } from "@niyamdesk/domain/base/recorded-words";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import type { Order } from "@niyamdesk/domain/orders/order";
import { timelineForStaff } from "@niyamdesk/domain/orders/timeline-for-staff";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import type { Dispute, Payment } from "@niyamdesk/domain/payments/payment";
import { paymentMethodLabel, utrOf } from "@niyamdesk/domain/payments/payment";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import { MUTED, newPaper, type Paper } from "../platform/pdf/paper.ts";
import { drawTable, type TableColumn } from "../platform/pdf/table.ts";

/** What somebody wrote in the thread of an order. */
export interface Written {
  at: number;
  who: "client" | "us";
  text: string;
}

export interface Case {
  payment: Payment;
  dispute: Dispute;
  /** Undefined: the money bought nothing. */
  order: Order | undefined;
  written: readonly Written[];
  /** Names of the files beside it. */
  files: readonly string[];
  /** Names of those that were too large. */
  leftOut: readonly string[];
}

interface Event {
  at: number;
  what: string;
  more: string;
}

const TIMELINE: readonly TableColumn<Event>[] = [
  { heading: "When (India)", width: 130, value: ({ at }) => formatDateTime(at) },
  { heading: "What happened", width: null, value: ({ what }) => what, note: ({ more }) => more },
];

const THREAD: readonly TableColumn<Written>[] = [
  { heading: "When (India)", width: 130, value: ({ at }) => formatDateTime(at) },
  { heading: "From", width: 60, value: ({ who }) => (who === "client" ? "Client" : PRODUCT) },
  { heading: "Message", width: null, value: ({ text }) => text },
];

/** What a bank reads first: who paid what for what, what was done for it and when, and what was said. */
export async function evidencePaper(facts: Case, isPlain = false): Promise<Buffer> {
  const { payment, dispute, order, written } = facts;
  const events = eventsOf(payment, order);
  const paper = await newPaper({
    title: `Evidence for dispute ${dispute.id}`,
    at: dispute.told_at.toMillis(),
    foot: `${PRODUCT} · dispute ${dispute.id} · payment ${payment.id}`,
    texts: [
      payment.service,
      ...(order ? [order.customer_info.name, order.plan_name] : []),
      ...events.flatMap(({ what, more }) => [what, more]),
      ...written.map(({ text }) => text),
    ],
    isPlain,
  });
  drawHead(paper, facts);
  drawPart(paper, "What was done", events.length > 0, "Nothing was sold for this payment.");
  if (events.length > 0) drawTable(paper, TIMELINE, events);
  drawPart(paper, "Messages", written.length > 0, "No messages were written on this order.");
  if (written.length > 0) drawTable(paper, THREAD, written);
  drawFiles(paper, facts);
  return paper.finish();
}

function drawHead(paper: Paper, { payment, dispute, order }: Case): void {
  paper.write(PRODUCT, { size: 12, bold: true });
  paper.write(`${COMPANY.legalName}, ${COMPANY.address}`, { size: 8, color: MUTED });
  paper.y += 18;
  paper.write(`Evidence for dispute ${dispute.id}`, { size: 16, bold: true });
  paper.y += 8;
  const by = dispute.respond_by;
  const lines = [
    `Payment ${payment.id}, ${formatPaiseExact(payment.amount_paise)} by ${paymentMethodLabel(payment.payment_method)}, ${formatDateTime(payment.date.toMillis())} IST`,
    `Claimed ${formatPaiseExact(dispute.amount_paise)}. Reason: ${dispute.reason_code.replaceAll("_", " ") || "not given"}. Phase: ${dispute.phase.replaceAll("_", " ") || "not given"}.`,
    ...(by === null ? [] : [`To be answered by ${formatDateTime(by.toMillis())} IST`]),
    ...(payment.invoice_number === null ? [] : [`Tax invoice ${payment.invoice_number}`]),
  ];
  for (const line of lines) paper.write(line);
  if (!order) return;
  const { name, email, phone } = order.customer_info;
  paper.y += 8;
  paper.write(`${order.service_name}, ${order.plan_name}. Order ${order.id}`, { bold: true });
  paper.write(name);
  paper.write(`${email}, ${phone}`);
}

function drawPart(paper: Paper, title: string, hasAny: boolean, none: string): void {
  paper.makeRoom(90);
  paper.y += 18;
  paper.write(title, { size: 12, bold: true });
  paper.y += 6;
  if (!hasAny) paper.write(none);
}

/** The timeline, told about the client and not to them, and what was filed, each with the number of the office. */
function eventsOf(payment: Payment, order: Order | undefined): Event[] {
  if (!order) return [];
  const told = translator(TIMELINE_WORDS, timelineForStaff(order.customer_info.name), (value) => value);
  const happened = order.timeline.map(({ date, event, description }) => ({
    at: date.toMillis(),
    what: told(event),
    more: told(description),
  }));
  const filed = (order.work?.steps ?? []).flatMap(({ name, proof }) =>
    proof === null
      ? []
      : [
          {
            at: proof.at.toMillis(),
            what: `Filed: ${name}`,
            more: `On ${proof.on}${proof.number === null ? "" : `, number ${proof.number}`}`,
          },
        ],
  );
  const back = payment.refunds
    .filter(({ status }) => status === "processed")
    .map(({ id, amount_paise, created_at }) => ({
      at: created_at.toMillis(),
      what: `Refunded ${formatPaiseExact(amount_paise)}`,
      more: utrOf(id) ?? id,
    }));
  return [...happened, ...filed, ...back].sort((a, b) => a.at - b.at);
}

function drawFiles(paper: Paper, { files, leftOut }: Case): void {
  drawPart(paper, "Files in this archive", files.length > 0, "None.");
  for (const file of files) paper.write(file);
  if (leftOut.length === 0) return;
  paper.y += 8;
  paper.write("Too large to add. Download these from the order and upload them separately:", { bold: true });
  for (const file of leftOut) paper.write(file);
}
