import { FIELD_WORDS } from "@niyamdesk/domain/fields/field-words";
import {
  ALSO,
  type Also,
  alsoOffered,
  type CalendarFacts,
  CLIENT_KINDS,
  type ClientKind,
  GST_SCHEMES,
  isAskedAboutAudit,
  isIncorporated,
  TURNOVERS,
} from "@niyamdesk/domain/statutory/facts";
import * as z from "zod/mini";
import { istDayOrNone } from "../../lib/time/ist-fields.ts";

/** Nothing chosen among radio buttons is null in some browsers' hands and empty in others'. */
const oneOf = <Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((typed): Value | null => values.find((value) => value === typed) ?? null),
  );

const fields = z.object({
  kind: z.enum(CLIENT_KINDS, FIELD_WORDS.fillThisIn),
  gst: oneOf(GST_SCHEMES),
  turnover: oneOf(TURNOVERS),
  audit: oneOf(["yes", "no"]),
  also: z.object(Object.fromEntries(ALSO.map((one) => [one, z.boolean()])) as Record<Also, z.ZodMiniBoolean>),
  incorporated_on: istDayOrNone(),
  agm_on: istDayOrNone(),
  kyc_year: z.string(),
});

export type FactsTyped = z.input<typeof fields>;
/** What may be sent: a kind is always among it. */
type Told = Omit<CalendarFacts, "kind" | "also"> & { kind: ClientKind; also: Also[] };

/** What the form takes, and the facts that come of it: what does not concern somebody of that kind is not told. */
export const factsSchema = z.pipe(
  fields,
  z.transform(({ kind, gst, turnover, audit, also, incorporated_on, agm_on, kyc_year }): Told => {
    const isBusiness = kind !== "salaried";
    const scheme = isBusiness ? gst : null;
    const hasReturns = scheme === "monthly" || scheme === "quarterly";
    return {
      kind,
      gst: scheme,
      turnover: hasReturns ? turnover : null,
      audit: (isAskedAboutAudit(kind) || isIncorporated(kind)) && audit !== null ? audit === "yes" : null,
      also: alsoOffered(kind, scheme).filter((one) => also[one]),
      incorporated_on: isIncorporated(kind) ? incorporated_on : null,
      agm_on: kind === "company" ? agm_on : null,
      kyc_year: (isIncorporated(kind) || kind === "llp") && kyc_year !== "" ? Number(kyc_year) : null,
    };
  }),
);

/** Facts as their form shows them. */
export function factsShown(facts: CalendarFacts) {
  const { kind, gst, turnover, audit, also, incorporated_on, agm_on, kyc_year } = facts;
  return {
    ...(kind === null ? {} : { kind }),
    ...{ gst, turnover, audit: audit === null ? null : audit ? "yes" : "no" },
    also: Object.fromEntries(ALSO.map((one) => [one, also.includes(one)])) as Record<Also, boolean>,
    ...{ incorporated_on: incorporated_on ?? "", agm_on: agm_on ?? "" },
    kyc_year: kyc_year === null ? "" : String(kyc_year),
  };
}
