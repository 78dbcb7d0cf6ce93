import type { Concerns, Due, Recurrence } from "@niyamdesk/domain/statutory/date-rule";
import { dayOfRule, isCounted } from "@niyamdesk/domain/statutory/statutory-date";
import { statutory } from "#messages/statutory.ts";
import { statutoryAdmin as words } from "#messages/workspaces/statutory-admin.ts";
import { stateName } from "../../lib/places/state-names.ts";

const { whom } = words;

/** Whom a date is for, so that those of one name can be told apart. */
export function whomWords({ kinds, gst, group, states, turnover, audit, also, butNot }: Concerns): string {
  const said = [
    ...(kinds === undefined ? [] : [kinds.map((kind) => whom.kinds[kind]).join(", ")]),
    ...(gst === undefined ? [] : [gst.map((scheme) => whom.schemes[scheme]).join(", ")]),
    ...(group === undefined ? [] : [whom.group(group)]),
    ...(states === undefined ? [] : [states.map(stateName).join(", ")]),
    ...(turnover === undefined ? [] : [turnover.map((one) => statutory.turnovers[one]).join(", ")]),
    ...(audit === undefined ? [] : [audit ? whom.audited : whom.unaudited]),
    ...(also === undefined ? [] : [whom.ticked(also.map((one) => statutory.alsos[one]))]),
    ...(butNot === undefined ? [] : [whom.notTicked(butNot.map((one) => statutory.alsos[one]))]),
  ];
  return said.length === 0 ? whom.everybody : said.join(" · ");
}

/** When it is due, with the month where the law names one. */
export function ruleWords(recurs: Recurrence): string {
  const day = dayOfRule(recurs);
  if ("after" in recurs) return words.after(day, words.rule[recurs.after]);
  const every = words.rule[recurs.each];
  if (isCounted(recurs)) return `${every}, ${words.afterEnd(day)}`;
  if (!("months" in recurs.due)) return every;
  if (recurs.each === "year" || recurs.each === "third_year") return `${every}, ${inMonth(recurs.due)}`;
  const when = `${every}, ${words.dayAfter(dayWords(day), recurs.due.months)}`;
  if (!("last" in recurs) || recurs.last === undefined || !("months" in recurs.last)) return when;
  const { last } = recurs;
  return `${when}; ${words.ofLast(recurs.each, words.dayAfter(dayWords(last.day), last.months))}`;
}

/** Financial years end in March. */
function inMonth({ months, day }: Extract<Due, { months: number }>): string {
  const month = words.months[(((2 + months) % 12) + 12) % 12] ?? "";
  return words.onDate(dayWords(day), month);
}

function dayWords(day: number): string {
  return day === 31 ? words.lastDay : words.day(day);
}
