import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { NOBODY } from "@niyamdesk/domain/leads/lists";
import type { NeedKind } from "@niyamdesk/domain/needs/need";
import type { NeedRow } from "@niyamdesk/domain/needs/rows";

const { pages } = WORKSPACES.admin;

/** Where all of a kind are. */
const ALL: Record<Exclude<NeedKind, "checks">, string> = {
  money: pages.payments,
  refunds: pages.payments,
  disputes: pages.payments,
  series: pages.payments,
  promises: `${pages.orders}?late=admin`,
  unhappy: pages.complaints,
  messages: pages.orders,
  questions: pages.support,
  applications: pages.franchises,
  unassigned: `${pages.orders}?with=nobody`,
  leads: `${pages.leads}?with=${NOBODY}&sort=added`,
  mails: `${pages.mails}?status=failed`,
  incidents: pages.incidents,
};

/** Where the one act of a row is done; null: by looking again. */
export function wayTo({ kind, key, thing }: NeedRow): string | null {
  if (kind === "checks") {
    if (thing.what === "books") return pages.payments;
    return thing.what === "retention" ? pages.privacy : null;
  }
  if (key === kind) return ALL[kind];
  if (kind === "promises" || kind === "messages" || kind === "unassigned")
    return PATHS.workOrder("admin", thing.id);
  if (kind === "questions") return PATHS.supportTicket(thing.id);
  if (kind === "applications") return PATHS.application(thing.id);
  return thing.at ? PATHS.adminPayment(thing.at) : ALL[kind];
}
