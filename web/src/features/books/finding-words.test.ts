import { expect, test } from "vitest";
import { payments } from "#messages/payments.ts";
import { books } from "#messages/workspaces/books.ts";
import { mailNames } from "#messages/workspaces/mail-names.ts";
import { workRefunds } from "#messages/workspaces/refunds.ts";
import { sidesOf } from "./finding-words.ts";
import type { FindingView } from "./read-finding.ts";

const ofMail = (template: string | null) =>
  sidesOf({ kind: "mail_given_up", ours: template, theirs: "550 no such mailbox" } as FindingView);

test("[Y-07] an email that was given up is named as where its words are chosen; one of an earlier release by its own name", () => {
  expect(ofMail("payment-held")).toEqual([mailNames["payment-held"], ""]);
  expect(ofMail("of-an-earlier-release")).toEqual(["Of an earlier release", ""]);
  expect(ofMail(null)).toEqual(["", ""]);
});

const sides = (finding: Partial<FindingView>) =>
  sidesOf({
    oursPaise: 117_900,
    theirsPaise: null,
    ours: null,
    theirs: null,
    number: null,
    ...finding,
  } as FindingView);

test("[Y-07] states that Razorpay names are words of the page's language; what it has no words for stands as it was told", () => {
  expect(sides({ kind: "missing_payment", ours: "completed", theirs: "authorized" })).toEqual([
    `₹1,179, ${payments.statuses.completed}`,
    books.gateway.authorized,
  ]);
  const { pending, failed } = workRefunds.requestStates;
  const refund = { theirsPaise: 117_900, ours: "pending", theirs: "failed" };
  expect(sides({ kind: "refund_status_differs", ...refund })).toEqual([
    `₹1,179, ${pending}`,
    `₹1,179, ${failed}`,
  ]);
  const dispute = { kind: "dispute", theirsPaise: 50_000, ours: "under_review" } as const;
  const ours = `₹1,179, ${workRefunds.disputeStates.under_review}`;
  expect(sides({ ...dispute, theirs: "chargeback" })).toEqual([
    ours,
    `₹500, ${workRefunds.disputeReasons.chargeback}`,
  ]);
  expect(sides({ ...dispute, theirs: "visa_13_1" })).toEqual([ours, "₹500, visa 13 1"]);
  expect(sides({ kind: "dispute_lost", theirsPaise: 50_000, theirs: "taken back" })).toEqual([
    "₹1,179",
    `₹500, ${books.takenBack}`,
  ]);
});

test("[Y-07] what our own records lack says nothing of Razorpay, and an id stands as it is", () => {
  expect(sides({ kind: "payment_without_order", ours: "pay_Qx_1" })).toEqual(["₹1,179, pay_Qx_1", ""]);
  expect(sides({ kind: "payment_without_invoice", oursPaise: null })).toEqual([books.nothing, ""]);
});
