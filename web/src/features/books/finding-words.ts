import { formatPaise } from "@niyamdesk/domain/money/money";
import { HOLD_REASONS } from "@niyamdesk/domain/payments/payment";
import { payments } from "#messages/payments.ts";
import { books as words } from "#messages/workspaces/books.ts";
import { workPayments } from "#messages/workspaces/payments.ts";
import { workRefunds } from "#messages/workspaces/refunds.ts";
import { mailName } from "../../lib/mail/mail-name.ts";
import type { FindingView } from "./read-finding.ts";

const refundStates = workRefunds.requestStates;

/** The two truths side by side, ours first. */
export function sidesOf(finding: FindingView): [ours: string, theirs: string] {
  const { kind, oursPaise, theirsPaise, ours, theirs, number } = finding;
  switch (kind) {
    case "held":
      return [holdWords(ours), sum(theirsPaise, theirs === "INR" ? null : theirs)];
    case "series_gap":
      return [number === null ? words.nothing : ours === null ? number : words.gapTo(number, ours), ""];
    case "refunded_over":
      return [words.paidAndBack(sum(oursPaise, null), sum(theirsPaise, null)), ""];
    case "series_repeat":
      return [[number, ours].filter(Boolean).join(", "), ""];
    case "series_dates":
      return [number ?? "", ""];
    case "mail_given_up":
      return [ours === null ? "" : mailName(ours), ""];
    case "missing_payment":
      return [sum(oursPaise, known(payments.statuses, ours)), sum(theirsPaise, known(words.gateway, theirs))];
    case "unknown_refund":
    case "missing_refund":
    case "refund_status_differs":
    case "refund_failed":
      return [sum(oursPaise, known(refundStates, ours)), sum(theirsPaise, known(refundStates, theirs))];
    // Of our own records alone: Razorpay was not asked.
    case "payment_without_order":
    case "order_without_payment":
    case "payment_without_invoice":
    case "invoice_without_payment":
    case "refund_without_credit_note":
      return [sum(oursPaise, ours), ""];
    case "dispute":
      return [
        sum(oursPaise, known(workRefunds.disputeStates, ours)),
        sum(theirsPaise, known(workRefunds.disputeReasons, theirs)),
      ];
    case "dispute_lost":
      return [sum(oursPaise, null), sum(theirsPaise, words.takenBack)];
    case "invoice_differs":
    case "credit_exceeds_invoice":
      return [[number, sum(oursPaise, null)].filter(Boolean).join(", "), sum(theirsPaise, null)];
    default:
      return [sum(oursPaise, plain(ours)), sum(theirsPaise, plain(theirs))];
  }
}

/** What the machine's own words add, such as why Razorpay refused. */
export function saidOf({ kind, theirs }: FindingView): string | null {
  return kind === "mail_given_up" ? theirs : null;
}

function holdWords(reason: string | null): string {
  const known = HOLD_REASONS.find((one) => one === reason);
  return known === undefined ? workPayments.holdUnknown : workPayments.holds[known];
}

function sum(paise: number | null, more: string | null): string {
  const parts = [paise === null ? null : formatPaise(paise), more];
  return parts.filter((part) => part !== null && part !== "").join(", ") || words.nothing;
}

/** A state in words; one that we have none for, such as a bank's own code, as it was told. */
function known(states: Readonly<Record<string, string>>, state: string | null): string | null {
  return state === null ? null : (states[state] ?? plain(state));
}

function plain(text: string | null): string | null {
  return text === null || text === "INR" ? null : text.replaceAll("_", " ");
}

/** How much money a line is about, for its heading. */
export function sumOf({ kind, oursPaise, theirsPaise }: FindingView): string | null {
  if (kind === "refunded_over") return formatPaise((theirsPaise ?? 0) - (oursPaise ?? 0));
  const paise = kind === "dispute" || kind === "dispute_lost" ? theirsPaise : (oursPaise ?? theirsPaise);
  return paise === null ? null : formatPaise(paise);
}
