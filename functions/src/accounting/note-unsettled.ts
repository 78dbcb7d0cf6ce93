import { paymentsSinceQuery, SETTLEMENT_LINES } from "@niyamdesk/domain/accounting/queries";
import {
  MOST_UNSETTLED_NAMED,
  type SettlementsLook,
  type Unsettled,
} from "@niyamdesk/domain/accounting/settlement";
import { isTransfer, type Payment } from "@niyamdesk/domain/payments/payment";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "../platform/query.ts";
import { recordRef, settingsRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** Razorpay settles within days; what is older than this is looked into by people. */
export const UNSETTLED_DAYS = 45;
const READ_AT_ONCE = 300;

/** Counts payments and refunds of the last days that are in no settlement yet. @param now epoch ms */
export async function noteUnsettled(now: number): Promise<void> {
  const waiting = await unsettledSince(now - UNSETTLED_DAYS * DAY_MS);
  const of = (wanted: Unsettled["type"]) => waiting.filter(({ type }) => type === wanted);
  const look: SettlementsLook = {
    ...{ looked_at: timestamp(now), days: UNSETTLED_DAYS },
    ...{ payments: of("payment").length, payments_paise: sum(of("payment")) },
    ...{ refunds: of("refund").length, refunds_paise: sum(of("refund")) },
    oldest: waiting
      .sort((a, b) => a.at.toMillis() - b.at.toMillis() || a.id.localeCompare(b.id, "en"))
      .slice(0, MOST_UNSETTLED_NAMED),
  };
  await commitTogether(async (unit) => unit.merge(settingsRef("settlements"), look));
}

async function unsettledSince(since: number): Promise<Unsettled[]> {
  const waiting: Unsettled[] = [];
  const query = declaredQuery(db(), paymentsSinceQuery, { since_at: since });
  for (let page = await query.get(); ; ) {
    waiting.push(...(await withoutLine(page.docs.flatMap((entry) => movesOf(entry.data() as Payment)))));
    const last = page.docs.at(-1);
    if (last === undefined || page.size < paymentsSinceQuery.limit) return waiting;
    page = await query.startAfter(last).get();
  }
}

function movesOf({ id, amount_paise, date, refunds }: Payment): Unsettled[] {
  const back = refunds
    .filter((refund) => refund.status !== "failed" && !isTransfer(refund))
    .map((refund): Unsettled => {
      return { id: refund.id, type: "refund", amount_paise: refund.amount_paise, at: refund.created_at };
    });
  return [{ id, type: "payment", amount_paise, at: date }, ...back];
}

async function withoutLine(moves: readonly Unsettled[]): Promise<Unsettled[]> {
  const waiting: Unsettled[] = [];
  for (let at = 0; at < moves.length; at += READ_AT_ONCE) {
    const some = moves.slice(at, at + READ_AT_ONCE);
    const lines = await db().getAll(...some.map(({ id }) => recordRef(SETTLEMENT_LINES, id)), {
      fieldMask: [],
    });
    waiting.push(...some.filter((_, index) => !lines[index]?.exists));
  }
  return waiting;
}

function sum(moves: readonly Unsettled[]): number {
  return moves.reduce((total, { amount_paise }) => total + amount_paise, 0);
}
