import { linesOfSettlementQuery, SETTLEMENT_LINES, SETTLEMENTS } from "@niyamdesk/domain/accounting/queries";
import {
  addsUp,
  MOST_DIFFERENCES,
  problemOf,
  type SettlementDifference,
  type SettlementLine,
  settlementSums,
} from "@niyamdesk/domain/accounting/settlement";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import type { GatewaySettlement, GatewaySettlementLine } from "../integrations/razorpay/schemas.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { logOddity } from "../platform/log.ts";
import { paymentRef, recordRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

const READ_AT_ONCE = 300;
/** A commit takes five hundred. */
const WRITTEN_AT_ONCE = 400;

type Ours = ReadonlyMap<string, number>;

/** Lines first, the settlement last: by it a run that died half-way is found again. */
export async function keepSettlement(
  settlement: GatewaySettlement,
  listed: readonly GatewaySettlementLine[],
): Promise<void> {
  const ours = await amountsOf(listed);
  const lines = listed.map((line) => lineOf(settlement.id, line, ours));
  for (let at = 0; at < lines.length; at += WRITTEN_AT_ONCE) {
    const some = lines.slice(at, at + WRITTEN_AT_ONCE);
    await commitTogether(async (unit) => {
      for (const line of some) unit.merge(recordRef(SETTLEMENT_LINES, line.id), line);
    });
  }
  if (settlement.status === "failed") await forgetLines(settlement.id);
  const problems = lines.flatMap(differenceIn);
  const sums = settlementSums(lines);
  const { id, status, amount, fees, tax, utr, created_at } = settlement;
  const sent = { amount_paise: amount, own_fees_paise: fees ?? 0, own_tax_paise: tax ?? 0 };
  const adds_up = lines.length > 0 && addsUp(sums, sent);
  await commitTogether(async (unit) =>
    unit.merge(recordRef(SETTLEMENTS, id), {
      ...{ id, status, ...sent, ...sums, utr: utr ?? null, lines: lines.length, adds_up },
      ...{ problems: problems.length, differences: problems.slice(0, MOST_DIFFERENCES) },
      ...{ created_at: timestamp(created_at * SECOND_MS), updated_at: timestamp() },
    }),
  );
  if (lines.length > 0 && (problems.length > 0 || !adds_up))
    logOddity("a settlement differs from what we have", { id, problems: problems.length, adds_up });
}

/** What was in one that failed comes with another: until then it waits. */
async function forgetLines(settlement_id: string): Promise<void> {
  const found = await runWholeQuery(linesOfSettlementQuery, { settlement_id });
  for (let at = 0; at < found.length; at += WRITTEN_AT_ONCE) {
    const some = found.slice(at, at + WRITTEN_AT_ONCE);
    await commitTogether(async (unit) => {
      for (const { id } of some) unit.delete(recordRef(SETTLEMENT_LINES, id));
    });
  }
}

function lineOf(settlement_id: string, line: GatewaySettlementLine, ours: Ours): SettlementLine {
  const { entity_id: id, type, payment_id, amount, fee, tax, credit, debit } = line;
  const figures = {
    ...{ type, amount_paise: amount, fee_paise: fee ?? 0, tax_paise: tax ?? 0 },
    ...{ credit_paise: credit ?? 0, debit_paise: debit ?? 0 },
  };
  // Ours are all in rupees; money of another country is none that we know.
  const ours_paise = (line.currency ?? "INR") === "INR" ? (ours.get(id) ?? null) : null;
  return {
    ...{ id, settlement_id, payment_id: payment_id ?? null, ...figures },
    description: line.description?.slice(0, 500) ?? null,
    dispute_id: line.dispute_id ?? null,
    ...{ problem: problemOf(figures, ours_paise), ours_paise },
    created_at: timestamp(line.created_at * SECOND_MS),
  };
}

function differenceIn({
  id,
  type,
  amount_paise,
  ours_paise,
  problem,
}: SettlementLine): SettlementDifference[] {
  return problem === null ? [] : [{ id, type, amount_paise, ours_paise, problem }];
}

/** What we have of the payments and refunds among the lines, by their ids: paise. */
async function amountsOf(lines: readonly GatewaySettlementLine[]): Promise<Ours> {
  const ids = lines.flatMap(({ type, entity_id, payment_id }) => {
    const id = type === "payment" ? entity_id : type === "refund" ? payment_id : null;
    return id !== null && id !== undefined && /^pay_[A-Za-z0-9]{1,40}$/.test(id) ? [id] : [];
  });
  const wanted = [...new Set(ids)];
  const amounts = new Map<string, number>();
  for (let at = 0; at < wanted.length; at += READ_AT_ONCE) {
    const refs = wanted.slice(at, at + READ_AT_ONCE).map(paymentRef);
    for (const found of await db().getAll(...refs, { fieldMask: ["amount_paise", "refunds"] })) {
      if (!found.exists) continue;
      const { amount_paise, refunds } = found.data() as unknown as Pick<Payment, "amount_paise" | "refunds">;
      amounts.set(found.id, amount_paise);
      for (const refund of refunds) amounts.set(refund.id, refund.amount_paise);
    }
  }
  return amounts;
}
