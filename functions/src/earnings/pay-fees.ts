import { DomainError } from "@niyamdesk/domain/base/errors";
import { nextOf } from "@niyamdesk/domain/base/moves";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { statementSums } from "@niyamdesk/domain/commissions/statement";
import { type FeeAgreement, PROFESSIONAL_TDS } from "@niyamdesk/domain/earnings/agreement";
import { type CaFee, FEE_MOVES } from "@niyamdesk/domain/earnings/ca-fee";
import type { FeePayout, FeeSums, FeesToPay } from "@niyamdesk/domain/earnings/fee-payout";
import {
  agreementsQuery,
  CA_FEES,
  FEE_AGREEMENTS,
  FEE_PAYOUTS,
  feesDueOfCaQuery,
  payoutsOfYearQuery,
} from "@niyamdesk/domain/earnings/queries";
import { financialYear } from "@niyamdesk/domain/time/time";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { recordRef } from "../platform/refs.ts";
import { runQuery, runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

interface Due {
  lines: CaFee[];
  sums: FeeSums;
  held_paise: number;
}

/** What each CA is due of the work until the end of a month, with what is withheld. */
export async function toPay(month: string): Promise<FeesToPay[]> {
  const agreements = await runWholeQuery(agreementsQuery, {});
  const waiting: FeesToPay[] = [];
  for (const entry of agreements) {
    const agreement = entry.data() as FeeAgreement;
    const { ca_id, ca_name, pan = null, gstin = null } = agreement;
    const { lines, sums, held_paise } = await commitTogether((unit) => dueOf(unit, agreement, month));
    if (lines.length === 0 && held_paise === 0) continue;
    const ends = { pan_end: pan?.slice(-4) ?? null, gstin_end: gstin?.slice(-4) ?? null };
    waiting.push({ ca_id, ca_name, ...ends, lines: lines.length, held_paise, ...sums });
  }
  return waiting;
}

/**
 * Begins to pay what each CA is due, as it was on the screen: from here on it stands still, so that what the bank carries over can be noted
 * whatever happens meanwhile. One commit for each, so that whoever dies half-way goes on by sending the same again.
 *
 * @throws DomainError changed_meanwhile when somebody is due something else by now
 */
export async function begin(input: ParsedInput<"beginFees">, by: Caller): Promise<void> {
  const batch = `fees_${sha256(`${by.uid} ${input.request_id}`).slice(0, 20)}`;
  for (const payment of input.payments) await beginOne(batch, payment, input, by);
}

function beginOne(
  batch_id: string,
  { ca_id, seen_paise }: ParsedInput<"beginFees">["payments"][number],
  { month }: ParsedInput<"beginFees">,
  by: Caller,
): Promise<void> {
  const id = `${batch_id}_${ca_id}`;
  return commitTogether(async (unit) => {
    if (await unit.get(recordRef(FEE_PAYOUTS, id))) return;
    const ref = recordRef(FEE_AGREEMENTS, ca_id);
    const agreement = await unit.get(ref);
    if (!agreement) throw new DomainError("staff_not_found");
    const { lines, sums } = await dueOf(unit, agreement, month);
    if (sums.total_paise !== seen_paise) throw new DomainError("changed_meanwhile");
    const now = timestamp(unit.now());
    for (const line of lines) {
      unit.update(recordRef(CA_FEES, line.id), { status: "in_payout", payout_id: id, updated_at: now });
    }
    // Two payments at once would each miss what the other withheld: they meet here.
    unit.update(ref, { payouts: agreement.payouts + 1 });
    const payout: FeePayout = {
      ...{
        id,
        batch_id,
        ca_id,
        ca_name: agreement.ca_name,
        pan: agreement.pan ?? null,
        gstin: agreement.gstin ?? null,
        month,
        ...sums,
        lines: lines.length,
      },
      ...{ status: "begun", financial_year: financialYear(unit.now()), begun_by: by.uid, begun_at: now },
      ...{ reference: null, paid_by: null, paid_at: null },
    };
    unit.create(recordRef(FEE_PAYOUTS, id), payout);
    audit(unit, `fees.begun_${id}`, {
      ...{ actor: by.uid, role: "admin", action: "fees.begun", subject: recordRef(FEE_PAYOUTS, id).path },
      ...{ before: null, after: { ca_id, month, ...sums } },
    });
  });
}

/** Read within an attempt, whose commit meets whoever changed a line meanwhile. */
async function dueOf(unit: UnitOfWork, agreement: FeeAgreement, month: string): Promise<Due> {
  // Older records have neither.
  const { ca_id, pan = null, gstin = null } = agreement;
  // The clock comes with a read, also where nothing is due.
  await unit.get(recordRef(FEE_AGREEMENTS, ca_id));
  const found = await runQuery(feesDueOfCaQuery, { ca_id, month });
  const refs = found.map(({ id }) => recordRef(CA_FEES, id));
  const read = await Promise.all(refs.map((ref) => unit.get(ref)));
  const open = read
    .filter((line) => line !== undefined)
    .filter(({ status }) => nextOf(FEE_MOVES, status).includes("in_payout"));
  const lines = open.filter(({ held }) => !held);
  const year = await runQuery(payoutsOfYearQuery, { ca_id, financial_year: financialYear(unit.now()) });
  const before = year
    .map((entry) => entry.data() as FeePayout)
    .filter(({ status }) => status !== "called_off");
  const { commission_paise, gst_percent, gst_paise, tds_percent, tds_paise, total_paise } = statementSums(
    lines.map(({ amount_paise }) => amount_paise),
    {
      carried_paise: 0,
      year_commission_paise: sumOf(before.map(({ fees_paise }) => fees_paise)),
      year_tds_paise: sumOf(before.map((payout) => payout.tds_paise)),
    },
    { gstin, pan, tds: PROFESSIONAL_TDS },
  );
  return {
    lines,
    sums: { fees_paise: commission_paise, gst_percent, gst_paise, tds_percent, tds_paise, total_paise },
    held_paise: sumOf(open.filter(({ held }) => held).map(({ amount_paise }) => amount_paise)),
  };
}

function sumOf(sums: readonly number[]): number {
  return sums.reduce((sum, paise) => sum + paise, 0);
}
