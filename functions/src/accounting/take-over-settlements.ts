import { SETTLEMENTS } from "@niyamdesk/domain/accounting/queries";
import { isBalanced } from "@niyamdesk/domain/accounting/settlement";
import { istDay } from "@niyamdesk/domain/time/time";
import { gateway } from "../integrations/razorpay/gateway.ts";
import type { GatewaySettlement, GatewaySettlementLine } from "../integrations/razorpay/schemas.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../platform/clock.ts";
import { databaseNow } from "../platform/database-clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { logEvent } from "../platform/log.ts";
import { recordRef } from "../platform/refs.ts";
import { noteUnsettled, UNSETTLED_DAYS } from "./note-unsettled.ts";
import { keepSettlement } from "./settlement-lines.ts";

/** How long a run begins with further settlements; the others are first next day. */
const RUN_MS = 5 * MINUTE_MS;

type DayOf = (day: string) => Promise<GatewaySettlementLine[]>;

/**
 * Takes over what Razorpay sent to our bank account, with each payment and refund in it, and compares these with ours. A settlement that
 * agrees is left alone from then on; any other is asked for again every day for 45 days: its money may still be on its way, its lines not
 * listed yet, a payment of ours healed meanwhile. Then it is counted what waits to be settled. Safe twice, late, or beside another run.
 *
 * @throws DomainError gateway_unavailable, gateway_refused when Razorpay lists none at all
 */
export async function takeOverSettlements(forMs = RUN_MS): Promise<{ done: number; failed: number }> {
  const until = performance.now() + forMs;
  const now = await databaseNow();
  const since = Math.floor((now - UNSETTLED_DAYS * DAY_MS) / SECOND_MS);
  const listed = await gateway.settlementsSince(since);
  const open: GatewaySettlement[] = [];
  for (const settlement of listed) if (await isOpen(settlement)) open.push(settlement);
  const linesOf = onceADay();
  const run = await eachIsolated("settlement", open, (one) => takeOver(one, linesOf, now), until);
  await noteUnsettled(now);
  logEvent("settlements taken over", run);
  return run;
}

async function isOpen({ id, status }: GatewaySettlement): Promise<boolean> {
  const known = (await recordRef(SETTLEMENTS, id).get()).data();
  return known === undefined || known.status !== status || !isBalanced(known);
}

async function takeOver(settlement: GatewaySettlement, linesOf: DayOf, now: number): Promise<void> {
  const made = settlement.created_at * SECOND_MS;
  const days = [made, made + DAY_MS].filter((at) => at <= now).map(istDay);
  let own: GatewaySettlementLine[] = [];
  // One that is made late in the evening is settled the next day.
  for (const day of settlement.status === "failed" ? [] : days) {
    own = (await linesOf(day)).filter(({ settlement_id }) => settlement_id === settlement.id);
    if (own.length > 0) break;
  }
  await keepSettlement(settlement, own);
}

/** A day is asked for once a run, however many settlements it has. */
function onceADay(): DayOf {
  const asked = new Map<string, Promise<GatewaySettlementLine[]>>();
  return (day) => {
    const lines = asked.get(day) ?? gateway.settlementLinesOf(day);
    asked.set(day, lines);
    return lines;
  };
}
