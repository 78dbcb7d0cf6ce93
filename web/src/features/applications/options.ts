import {
  ANNUAL_INCOMES,
  BUSINESS_EXPERIENCES,
  INVESTMENT_CAPACITIES,
  MONTHLY_REVENUES,
  OFFICE_SPACES,
  TEAM_SIZES,
} from "@niyamdesk/domain/applications/application-options";
import { FRANCHISE_LEVELS } from "@niyamdesk/domain/franchises/franchise-level";
import { STATES } from "@niyamdesk/domain/places/states";
import { application as words } from "#messages/application.ts";
import { LOCALE } from "#messages/language.ts";
import { states } from "#messages/states.ts";

type Choices = readonly (readonly [value: string, label: string])[];

function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Choices {
  return values.map((value) => [value, labels[value]]);
}

const { options } = words;

/** What each field lets people choose from, as it is stored and as it is said. */
export const CHOICES = {
  hierarchyLevel: choicesOf(FRANCHISE_LEVELS, words.territory.levels),
  investmentCapacity: choicesOf(INVESTMENT_CAPACITIES, options.investmentCapacity),
  businessExperience: choicesOf(BUSINESS_EXPERIENCES, options.businessExperience),
  annualIncome: choicesOf(ANNUAL_INCOMES, options.annualIncome),
  expectedMonthlyRevenue: choicesOf(MONTHLY_REVENUES, options.expectedMonthlyRevenue),
  teamSize: choicesOf(TEAM_SIZES, options.teamSize),
  officeSpace: choicesOf(OFFICE_SPACES, options.officeSpace),
} as const;

/** Stored by their English names; 97 is where no place is. */
export const STATE_CHOICES: Choices = STATES.filter(([code]) => code !== "97")
  .map(([code, name]) => [name, states[code]] as const)
  .toSorted(([, a], [, b]) => a.localeCompare(b, LOCALE));

/** What was chosen of a list, in words; what is not on it, as it stands. */
export function chosenWords(field: string, value: string): string {
  if (field === "state" || field === "preferredState") {
    return STATE_CHOICES.find(([name]) => name === value)?.[1] ?? value;
  }
  const labels = (options as Readonly<Record<string, Readonly<Record<string, string>>>>)[field];
  return labels?.[value] ?? value;
}
