import { DomainError } from "@niyamdesk/domain/base/errors";
import type { QueryDeclaration, ValuesOf } from "@niyamdesk/domain/base/query";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { istMonth } from "@niyamdesk/domain/commissions/commission";
import { doneByRuleQuery, ordersByRuleQuery } from "@niyamdesk/domain/commissions/queries";
import { checkoutsBroughtQuery } from "@niyamdesk/domain/franchises/queries";
import { contactedOfDaysQuery, leadsOfDaysQuery } from "@niyamdesk/domain/leads/queries";
import { startOfIstMonth } from "@niyamdesk/domain/time/time";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "../platform/query.ts";
import { franchiseRef } from "../platform/refs.ts";

/** More than a month can bring; what is counted is not read. */
const ALL = 1_000_000;
const LONGEST_MONTH_MS = 31 * DAY_MS;

/**
 * How far what a partner brought in a month has come. The database counts, so that no client is read for it, and numbers are all that
 * leaves. Contacted are some of the leads of that month, completed some of its paid orders, whenever that happened.
 *
 * @throws DomainError franchise_not_found, also for another's
 */
export async function funnelOf(
  { franchise_id, month }: ParsedInput<"franchiseFunnel">,
  { uid, role }: Pick<Caller, "uid" | "role">,
  now = Date.now(),
): Promise<CallableOutputs["franchiseFunnel"]> {
  const franchise = (await franchiseRef(franchise_id).get()).data();
  // An administrator may look at a partner's workspace.
  if (franchise === undefined || (franchise.user_id !== uid && role !== "admin")) {
    throw new DomainError("franchise_not_found");
  }
  const { from_at, until_at } = boundsOf(month, now);
  const days = { from_at, until_at };
  const own = { ...days, uid: franchise.user_id };
  const link = { ...days, franchise_id, rule: "referral" };
  const [leads, contacted, checkouts, paid, completed, by_territory] = await Promise.all([
    count(leadsOfDaysQuery, own),
    count(contactedOfDaysQuery, own),
    count(checkoutsBroughtQuery, { ...days, franchise_id }),
    count(ordersByRuleQuery, link),
    count(doneByRuleQuery, link),
    count(ordersByRuleQuery, { ...link, rule: "territory" }),
  ]);
  return { month: istMonth(from_at), leads, contacted, checkouts, paid, completed, by_territory };
}

function boundsOf(month: ParsedInput<"franchiseFunnel">["month"], now: number) {
  const start = startOfIstMonth(now);
  return month === "this"
    ? { from_at: start, until_at: startOfIstMonth(start + LONGEST_MONTH_MS + DAY_MS) }
    : { from_at: startOfIstMonth(start - 1), until_at: start };
}

async function count<D extends QueryDeclaration>(declaration: D, values: ValuesOf<D>): Promise<number> {
  const counted = await declaredQuery(db(), declaration, values).limit(ALL).count().get();
  return counted.data().count;
}
