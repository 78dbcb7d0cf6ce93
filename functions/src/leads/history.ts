import { DomainError } from "@niyamdesk/domain/base/errors";
import type { TelecallerCall } from "@niyamdesk/domain/calls/call";
import { callsOfLeadQuery } from "@niyamdesk/domain/calls/queries";
import type { ContactMessage } from "@niyamdesk/domain/contact/contact";
import { contactMessagesOfLeadQuery } from "@niyamdesk/domain/contact/queries";
import { isOpenLead, type Lead } from "@niyamdesk/domain/leads/lead";
import { type LeadHappening, MOST_HISTORY } from "@niyamdesk/domain/leads/lead-history";
import type { Order } from "@niyamdesk/domain/orders/order";
import { ordersOfPhoneQuery } from "@niyamdesk/domain/orders/queries";
import type { Caller } from "../platform/caller.ts";
import { leadRef, orderRef, paymentRef, profileRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { leadOrMerged } from "./merge.ts";

const RANK: Readonly<Record<LeadHappening["kind"], number>> = { message: 0, call: 1, move: 2, order: 3 };

/**
 * Everybody's calls with a person, what they wrote to us and what they bought, whoever the lead was with before. Read by functions:
 * the rules show a caller own calls only and no order, of which the name, the state and the amount are handed out here.
 *
 * @throws DomainError lead_taken (it is with somebody else since), lead_merged, lead_not_found
 */
export async function historyOf(id: string, caller: Caller): Promise<LeadHappening[]> {
  const lead = await readableLead(id, caller);
  const parts = await Promise.all([callsOf(lead), movesOf(lead), messagesOf(lead), ordersOf(lead)]);
  return (
    parts
      // Of what happened at one time, the cause stands below what came of it, and each kind is in its order.
      .flatMap((part) => part.map((entry, at) => ({ entry, at })))
      .sort(
        (one, next) =>
          next.entry.at - one.entry.at ||
          RANK[next.entry.kind] - RANK[one.entry.kind] ||
          next.at - one.at ||
          (one.entry.id < next.entry.id ? -1 : 1),
      )
      .map(({ entry }) => entry)
      .slice(0, MOST_HISTORY)
  );
}

async function readableLead(id: string, caller: Caller): Promise<Lead> {
  const { uid, role } = caller;
  const lead = (await leadRef(id).get()).data();
  if (!lead) {
    const kept = await commitTogether((unit) => leadOrMerged(unit, id));
    if (!kept) throw new DomainError("lead_not_found");
    // Where it went is told to whoever may see that one.
    const { name } = await readableLead(kept.id, caller);
    throw new DomainError("lead_merged", { id: kept.id, name });
  }
  if (lead.assigned_to === uid || role === "admin") return lead;
  const isPool = lead.assigned_to === null && role === "telecaller" && isOpenLead(lead.status);
  if (isPool) return lead;
  // Whoever could take it, or had it, is told with whom it is; to all others it does not exist.
  const mayKnow = role === "telecaller" || lead.had_by?.includes(uid);
  if (mayKnow && lead.assigned_to !== null)
    throw new DomainError("lead_taken", { by: lead.assigned_name ?? "" });
  throw new DomainError("lead_not_found");
}

async function callsOf({ id }: Lead): Promise<LeadHappening[]> {
  const found = await runQuery(callsOfLeadQuery, { lead_id: id });
  const calls = found.map((entry) => entry.data() as TelecallerCall);
  const names = await firstNames(calls.map(({ telecaller_id }) => telecaller_id));
  return calls.map((call, at) => ({
    kind: "call",
    id: call.id ?? found[at]?.id ?? "",
    at: call.call_started_at.toMillis(),
    by: names.get(call.telecaller_id) ?? "",
    type: call.call_type,
    status: call.call_status,
    disposition: call.call_disposition,
    seconds: call.call_duration,
    notes: call.notes,
    follow_up: call.follow_up_date?.toMillis() ?? null,
  }));
}

async function movesOf(lead: Lead): Promise<LeadHappening[]> {
  const moves = lead.moves ?? [];
  const names = await firstNames(moves.map(({ by }) => by));
  return moves.map(({ to, at, by }, index) => ({
    kind: "move",
    id: `move-${index}-${at.toMillis()}`,
    at: at.toMillis(),
    by: names.get(by) ?? "",
    to,
  }));
}

async function messagesOf({ id }: Lead): Promise<LeadHappening[]> {
  const found = await runQuery(contactMessagesOfLeadQuery, { lead_id: id });
  return found.map((entry) => {
    const { message, service_id, created_at } = entry.data() as ContactMessage;
    return { kind: "message", id: entry.id, at: created_at.toMillis(), text: message, service_id };
  });
}

/** Those bought with this number, and the one that converted the lead. */
async function ordersOf({ phone_e164, conversion }: Lead): Promise<LeadHappening[]> {
  const byNumber = phone_e164 ? await runQuery(ordersOfPhoneQuery, { phone: phone_e164 }) : [];
  const orders = new Map(byNumber.map((entry) => [entry.id, entry.data() as Order]));
  const converting = conversion?.order_id ?? null;
  if (converting !== null && !orders.has(converting)) {
    const order = (await orderRef(converting).get()).data();
    if (order) orders.set(converting, order);
  }
  return Promise.all(
    [...orders].map(async ([id, { date, service_name, status, amount, payment_id }]) => ({
      kind: "order" as const,
      id,
      at: date.toMillis(),
      service: service_name,
      status,
      amount,
      payment: payment_id === null ? null : ((await paymentRef(payment_id).get()).data()?.status ?? null),
    })),
  );
}

async function firstNames(uids: readonly string[]): Promise<Map<string, string>> {
  const different = [...new Set(uids)];
  const profiles = await Promise.all(different.map((uid) => profileRef(uid).get()));
  return new Map(
    profiles.map((profile, at) => [different[at] ?? "", profile.data()?.name?.split(/\s/u)[0] ?? ""]),
  );
}
