import { changesBetween } from "@niyamdesk/domain/audit/changes";
import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { roleOf } from "@niyamdesk/domain/base/roles";
import { roles } from "#messages/roles.ts";
import { audit as words } from "#messages/workspaces/audit.ts";
import { mailNames } from "#messages/workspaces/mail-names.ts";
import { istDateTime, istFullDate } from "../../lib/time/ist-words.ts";
import { actWords } from "./act-words.ts";
import type { AuditView } from "./read-entry.ts";

/** Names of staff by uid. */
export type Names = ReadonlyMap<string, string>;

export function whoDid({ by, role }: Pick<AuditView, "by" | "role">, names: Names): string {
  if (by === "job" || by === "webhook") return words.machines[by];
  if (by === "system") return words.machines.job;
  const known = roleOf(role);
  return names.get(by) ?? (known === null ? words.someoneElse : words.someone(roles[known]));
}

/** "Anita Desai assigned an order". */
export function sentenceOf(entry: AuditView, names: Names): string {
  return `${words.doer(whoDid(entry, names))} ${actWords(entry.action)}`;
}

const HOW = { ...words.changes, date: istFullDate, dateTime: istDateTime };

/** What changed, with people by their names. */
export function changesOf({ before, after }: AuditView, names: Names) {
  const named = (text: string | null) => (text === null ? null : (names.get(text) ?? text));
  return changesBetween(before, after, HOW).map(({ field, before: from, after: to }) => ({
    ...{ field, before: named(from), after: named(to) },
  }));
}

export interface Subject {
  /** Such as `Order`. */
  kind: string;
  /** Its id, or what people call it. */
  name: string;
  id: string;
  /** Null where it has no page of its own. */
  to: string | null;
}

const { pages } = WORKSPACES.admin;

/** Settings that stand beside what they rule. */
const SETTINGS: Readonly<Record<string, string>> = {
  commission: pages.commissionRules,
  calling: pages.telecalling,
};

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  orders: (id) => PATHS.workOrder("admin", id),
  payments: PATHS.adminPayment,
  franchises: PATHS.franchisePartner,
  franchise_applications: PATHS.application,
  commission_statements: PATHS.statement,
  services: (id) => (id === "all" ? pages.services : PATHS.serviceEditor(id)),
  step_plans: PATHS.stepPlan,
  coupons: PATHS.couponUses,
  support_tickets: PATHS.supportTicket,
  ticket_answers: () => pages.supportAnswers,
  payouts: () => pages.commissionPayouts,
  ca_fee_agreements: () => pages.feesAgreed,
  ca_fee_payouts: () => pages.feesToPay,
  complaints: () => pages.complaints,
  incidents: () => pages.incidents,
  announcements: () => pages.communications,
  mailings: PATHS.mailing,
  mail_wordings: PATHS.mailTemplate,
  telecaller_profiles: PATHS.staffMember,
  state_lists: () => pages.districts,
  pin_prefixes: () => pages.districts,
  statutory_dates: () => pages.calendar,
  settings: (id) => SETTINGS[id] ?? pages.settings,
};

/** What an entry is about, and where it is looked at. */
export function subjectOf({ subject }: Pick<AuditView, "subject">, names: Names): Subject {
  const [collection = "", id = ""] = subject.split("/");
  const kind = words.subjects[collection] ?? collection;
  const known = NAMED[collection] ?? {};
  const name = Object.hasOwn(known, id) ? (known[id] ?? id) : (names.get(id) ?? id);
  if (collection !== "profiles") return { kind, id, name, to: PAGES[collection]?.(id) ?? null };
  return { kind, id, name, to: names.has(id) ? PATHS.staffMember(id) : PATHS.client(id) };
}

/** Records of which there is one of a kind. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  settings: words.settings,
  mail_wordings: mailNames,
};
