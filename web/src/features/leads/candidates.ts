import { findFor } from "@niyamdesk/domain/leads/lead-find";
import type { LeadView } from "./read-lead.ts";

const MOST_SHOWN = 8;

/** What was typed, else whoever shares a part of the name with the one they are looked for beside. */
export function candidatesOf(own: readonly LeadView[], typed: string, like?: LeadView): LeadView[] {
  const others = own.filter(({ id }) => id !== like?.id);
  const asked = findFor(typed);
  const findable = ({ name, company, phone }: LeadView) => ({ name, company, phone_e164: phone ?? "" });
  if (asked !== null) return others.filter((one) => asked.matches(findable(one))).slice(0, MOST_SHOWN);
  const parts = like?.name.toLowerCase().split(/\s+/u) ?? [];
  const alike = (one: LeadView) =>
    one.name
      .toLowerCase()
      .split(/\s+/u)
      .some((part) => parts.includes(part));
  return [...others.filter(alike), ...others.filter((one) => !alike(one))].slice(0, MOST_SHOWN);
}
