import {
  type Fact,
  FIGURES,
  type Figures,
  type FirmMonth,
  monthOfDay,
  SIDES,
  type Side,
} from "./firm-month.ts";

/** Figures of a month without what is known of it besides. */
export type Sums = Pick<FirmMonth, "days" | Side>;

const NAMES: Readonly<Record<Side, "service" | "partner" | "worker">> = {
  services: "service",
  partners: "partner",
  workers: "worker",
};

/**
 * By how much the figures of each month change when a record is counted with other facts than before. Months and figures that stay
 * are not in it.
 */
export function changesFor(before: readonly Fact[], after: readonly Fact[]): Map<string, Sums> {
  const months = new Map<string, Draft>();
  for (const fact of before) add(draftOf(months, fact), fact, -1);
  for (const fact of after) add(draftOf(months, fact), fact, 1);
  const changed = [...months].map(([month, sums]) => [month, withoutNoughts(sums)] as const);
  return new Map(changed.filter(([, sums]) => Object.keys(sums.days).length > 0 || hasSides(sums)));
}

/** What a month comes to by its facts alone; those of other months are passed over. */
export function sumsOf(month: string, facts: readonly Fact[]): Sums {
  const own = facts.filter(({ day }) => monthOfDay(day) === month);
  return changesFor([], own).get(month) ?? emptyDraft();
}

/** Both added up. */
export function plus(one: Sums, next: Sums): Sums {
  const sums = emptyDraft();
  for (const part of [one, next]) {
    for (const [day, figures] of Object.entries(part.days)) addTo(sums.days, day, figures, 1);
    for (const side of SIDES) {
      for (const [id, figures] of Object.entries(part[side])) addTo(sums[side], id, figures, 1);
    }
  }
  return withoutNoughts(sums);
}

/** Whether both say the same; noughts say nothing. @param ignored figures that are not compared */
export function isSame(one: Sums, next: Sums, ignored: readonly (keyof Figures)[] = []): boolean {
  return JSON.stringify(inOrder(one, ignored)) === JSON.stringify(inOrder(next, ignored));
}

type Draft = Record<"days" | Side, Record<string, Figures>>;

function emptyDraft(): Draft {
  return { days: {}, services: {}, partners: {}, workers: {} };
}

function draftOf(months: Map<string, Draft>, { day }: Fact): Draft {
  const month = monthOfDay(day);
  const known = months.get(month) ?? emptyDraft();
  months.set(month, known);
  return known;
}

function add(sums: Draft, fact: Fact, sign: 1 | -1): void {
  addTo(sums.days, fact.day, fact, sign);
  for (const side of SIDES) {
    const id = fact[NAMES[side]];
    if (id !== null) addTo(sums[side], id, fact, sign);
  }
}

function addTo(of: Record<string, Figures>, key: string, figures: Figures, sign: 1 | -1): void {
  const sum = { ...of[key] };
  for (const figure of FIGURES) {
    const more = figures[figure] ?? 0;
    if (more !== 0) sum[figure] = (sum[figure] ?? 0) + sign * more;
  }
  of[key] = sum;
}

function withoutNoughts(sums: Draft): Draft {
  const clean = emptyDraft();
  for (const part of ["days", ...SIDES] as const) {
    for (const [key, figures] of Object.entries(sums[part])) {
      const left = FIGURES.filter((figure) => (figures[figure] ?? 0) !== 0);
      if (left.length > 0) {
        clean[part][key] = Object.fromEntries(left.map((figure) => [figure, figures[figure]]));
      }
    }
  }
  return clean;
}

function inOrder(sums: Sums, ignored: readonly (keyof Figures)[]) {
  return (["days", ...SIDES] as const).map((part) =>
    Object.entries(sums[part])
      .map(([key, figures]) => {
        const said = FIGURES.filter((figure) => !ignored.includes(figure) && (figures[figure] ?? 0) !== 0);
        return [key, said.map((figure) => [figure, figures[figure]])] as const;
      })
      .filter(([, said]) => said.length > 0)
      .sort(([one], [next]) => (one < next ? -1 : 1)),
  );
}

function hasSides(sums: Draft): boolean {
  return SIDES.some((side) => Object.keys(sums[side]).length > 0);
}
