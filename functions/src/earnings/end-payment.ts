import { DomainError } from "@niyamdesk/domain/base/errors";
import { nextOf } from "@niyamdesk/domain/base/moves";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { CaFee } from "@niyamdesk/domain/earnings/ca-fee";
import { FEE_PAYOUT_MOVES, type FeePayout } from "@niyamdesk/domain/earnings/fee-payout";
import {
  CA_FEES,
  FEE_AGREEMENTS,
  FEE_PAYOUTS,
  feesOfPayoutQuery,
  payoutsOfBatchQuery,
} from "@niyamdesk/domain/earnings/queries";
import { addressee } from "../mail/addressee.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { proven } from "../platform/proven.ts";
import { mailRef, recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { feesPaidMail } from "./fees-paid.mail.ts";

/**
 * Notes that the bank has carried out a batch: one commit for each CA, in turn, so that whoever dies half-way goes on by sending the same
 * again, and of two who note different references only one goes past the first.
 *
 * @throws DomainError payout_not_found, payout_done when it was noted with another reference
 */
export async function notePaid({ batch_id, reference }: ParsedInput<"payFees">, by: Caller): Promise<void> {
  const found = await runQuery(payoutsOfBatchQuery, { batch_id });
  const ids = found.map(({ id }) => id).sort();
  const ended = found
    .map((entry) => entry.data() as FeePayout)
    .filter(({ status }) => status !== "called_off");
  if (ended.length === 0) throw new DomainError("payout_not_found");
  for (const id of ids) await noteOne(id, reference, by);
}

async function noteOne(id: string, reference: string, by: Caller): Promise<void> {
  const known = (await recordRef(FEE_PAYOUTS, id).get()).data();
  const account = known === undefined ? null : await addressee(known.ca_id);
  const email = account === null ? null : proven(account).email;
  await commitTogether(async (unit) => {
    const ref = recordRef(FEE_PAYOUTS, id);
    const payout = await unit.get(ref);
    if (payout?.status === "paid" && payout.reference !== reference) throw new DomainError("payout_done");
    if (!payout || !nextOf(FEE_PAYOUT_MOVES, payout.status).includes("paid")) return;
    const lines = await linesOf(unit, id);
    const now = timestamp(unit.now());
    for (const line of lines) unit.update(recordRef(CA_FEES, line.id), { status: "paid", updated_at: now });
    unit.update(ref, { status: "paid", reference, paid_by: by.uid, paid_at: now });
    const { ca_id, total_paise } = payout;
    const mail = `fees_paid_${id}`;
    if (email !== null && !(await unit.get(mailRef(mail)))) {
      queueMail(unit, feesPaidMail, { id: mail, to: email, data: { uid: ca_id, payout_id: id } });
    }
    audit(unit, `fees.paid_${id}`, {
      ...{ actor: by.uid, role: "admin", action: "fees.paid", subject: ref.path },
      ...{ before: { status: "begun" }, after: { status: "paid", ca_id, reference, total_paise } },
    });
  });
}

/**
 * Calls off what was begun to be paid to a CA: its lines wait again, as they stood.
 *
 * @throws DomainError payout_not_found, payout_done when it was paid
 */
export function callOff({ payout_id: id }: ParsedInput<"callOffFees">, by: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = recordRef(FEE_PAYOUTS, id);
    const payout = await unit.get(ref);
    if (!payout) throw new DomainError("payout_not_found");
    if (payout.status === "paid") throw new DomainError("payout_done");
    if (!nextOf(FEE_PAYOUT_MOVES, payout.status).includes("called_off")) return;
    const agreed = recordRef(FEE_AGREEMENTS, payout.ca_id);
    const agreement = await unit.get(agreed);
    const lines = await linesOf(unit, id);
    const now = timestamp(unit.now());
    for (const line of lines) {
      unit.update(recordRef(CA_FEES, line.id), { status: "accrued", payout_id: null, updated_at: now });
    }
    // What is begun at the same time counts what this one withheld: they meet here.
    if (agreement) unit.update(agreed, { payouts: agreement.payouts + 1 });
    unit.update(ref, { status: "called_off" });
    const { ca_id, total_paise } = payout;
    audit(unit, `fees.called_off_${id}`, {
      ...{ actor: by.uid, role: "admin", action: "fees.called_off", subject: ref.path },
      ...{ before: { status: "begun" }, after: { status: "called_off", ca_id, total_paise } },
    });
  });
}

/** What stands still in a payment. */
async function linesOf(unit: UnitOfWork, payout_id: string): Promise<CaFee[]> {
  const found = await runQuery(feesOfPayoutQuery, { payout_id });
  const refs = found.map(({ id }) => recordRef(CA_FEES, id));
  await unit.ahead(refs);
  const lines = await Promise.all(refs.map((ref) => unit.get(ref)));
  return lines.filter((line) => line !== undefined).filter(({ status }) => status === "in_payout");
}
