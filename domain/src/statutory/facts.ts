import { stateOfGstin } from "../fields/tax-ids.ts";
import { isStateCode } from "../places/states.ts";

export const CLIENT_KINDS = ["salaried", "proprietor", "partnership", "llp", "company", "opc"] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];

export const GST_SCHEMES = ["none", "monthly", "quarterly", "composition"] as const;
export type GstScheme = (typeof GST_SCHEMES)[number];

/** Of a financial year, all over India: up to ₹2 crore, up to ₹5 crore, more. */
export const TURNOVERS = ["upto_2cr", "upto_5cr", "over_5cr"] as const;
export type Turnover = (typeof TURNOVERS)[number];

/** What else brings dates along; ticked by the client. */
export const ALSO = [
  "advance_tax",
  "presumptive",
  "tds",
  "tcs",
  "epf",
  "esi",
  "prof_tax",
  "prof_tax_large",
  "lwf",
  "exports",
  "to_composition",
  "transfer_pricing",
  "deposits",
  "msme_dues",
  "csr",
  "demat_shares",
  "gst_tds",
  "gst_tcs",
  "isd",
  "non_resident",
  "oidar",
] as const;
export type Also = (typeof ALSO)[number];

/** What a client told us of themselves; null: not yet, and nothing is guessed. */
export interface CalendarFacts {
  kind: ClientKind | null;
  gst: GstScheme | null;
  turnover: Turnover | null;
  audit: boolean | null;
  also: readonly Also[];
  /** Such as `2026-11-27`. */
  incorporated_on: string | null;
  /** The last annual general meeting that was held, or is called. */
  agm_on: string | null;
  /** The year in which a director's KYC is due next. */
  kyc_year: number | null;
}

export const NO_FACTS: CalendarFacts = {
  kind: null,
  gst: null,
  turnover: null,
  audit: null,
  also: [],
  incorporated_on: null,
  agm_on: null,
  kyc_year: null,
};

/** What is told, with the State that the profile says. */
export interface Whom extends CalendarFacts {
  state_code: string | null;
}

/** Businesses of which the client alone says whether an audit is needed; a company's return has one date either way. */
export const isAskedAboutAudit = (kind: ClientKind | null): boolean =>
  kind === "proprietor" || kind === "partnership" || kind === "llp";

export const isIncorporated = (kind: ClientKind | null): boolean => kind === "company" || kind === "opc";

/** The one State whose date depends on how much professional tax it was. */
const MAHARASHTRA = "27";

/** What may be ticked, by what the client is and, where it is known, by their State. */
export function alsoOffered(
  kind: ClientKind | null,
  gst: GstScheme | null,
  state_code: string | null = null,
): readonly Also[] {
  if (kind === null) return [];
  if (kind === "salaried") return ["advance_tax"];
  const business: Also[] = [
    ...(["advance_tax", "tds", "epf", "esi", "prof_tax"] as const),
    ...(state_code === null || state_code === MAHARASHTRA ? (["prof_tax_large"] as const) : []),
    "lwf",
    ...(["tcs", "transfer_pricing"] as const),
  ];
  if (kind === "proprietor" || kind === "partnership") business.splice(1, 0, "presumptive");
  if (gst === "monthly" || gst === "quarterly") business.push("exports", "to_composition");
  if (gst !== null && gst !== "none") business.push("gst_tds", "gst_tcs", "isd", "non_resident", "oidar");
  if (kind === "company") business.push("msme_dues", "deposits", "demat_shares", "csr");
  if (kind === "opc") business.push("msme_dues", "deposits");
  return business;
}

/** The question that matters most of those that are open; null: all are answered. */
export type OpenQuestion = "kind" | "gst" | "state" | "turnover" | "audit";
export function openQuestion({ kind, gst, turnover, audit, also, state_code }: Whom): OpenQuestion | null {
  if (kind === null) return "kind";
  if (kind === "salaried") return null;
  if (gst === null) return "gst";
  const isByState = gst === "quarterly" || also.some((one) => one.startsWith("prof_tax") || one === "lwf");
  if (isByState && state_code === null) return "state";
  if ((gst === "monthly" || gst === "quarterly") && turnover === null) return "turnover";
  if (isAskedAboutAudit(kind) && audit === null) return "audit";
  return null;
}

/** The State of a profile: a GSTIN says it best. */
export function stateOf(
  profile: { gstin: string | null; state_code: string | null } | undefined,
): string | null {
  const state = (profile?.gstin && stateOfGstin(profile.gstin)) || profile?.state_code || null;
  return state !== null && isStateCode(state) ? state : null;
}

/** States and territories in which a quarterly GSTR-3B is due on the 22nd (Notification 82/2020); all others have the 24th. */
const GROUP_X = new Set(["22", "23", "24", "26", "27", "29", "30", "31", "32", "33", "34", "35", "36", "37"]);
export const quarterlyGroup = (state: string): "X" | "Y" => (GROUP_X.has(state) ? "X" : "Y");
