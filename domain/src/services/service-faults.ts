import type * as z from "zod/mini";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { isIstDayName } from "../time/time.ts";
import { asksForSecret } from "./asks-for-secret.ts";
import { builtInService } from "./catalogue/catalogue.ts";
import { resolveService } from "./service.ts";
import { listIn, type ServiceFields, serviceOfFields, textIn } from "./service-fields.ts";
import { service } from "./service-input.ts";

/** What keeps a service from being published: a field, and what is wrong with it. */
export interface Fault {
  field: string;
  words: string;
}

/** Fields that fall back to the built-in words where they are empty: what was emptied would stand there again. */
const FALL_BACK = {
  eligibility: "eligibility",
  feature_list: "features",
  required_documents: "documents",
  faqs: "faqs",
} as const;

export type SellableService = z.output<typeof service>;

/**
 * The service as it can be sold, or what is wrong with it.
 *
 * @param changes what of the fields was changed: a fee that is changed says where it is from and as of when
 */
export function sellableOf(
  id: string,
  fields: ServiceFields,
  changes: ServiceFields,
): { service: SellableService; faults: null } | { service: null; faults: Fault[] } {
  const parsed = service.safeParse(serviceOfFields(id, fields, true));
  const faults = [
    ...(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => faultAt(fields, path, message))),
    ...feeFaults(fields, changes),
    ...secretFaults(fields),
    ...(parsed.success ? emptied(id, parsed.data) : []),
  ];
  return parsed.success && faults.length === 0
    ? { service: parsed.data, faults: null }
    : { service: null, faults };
}

function feeFaults(fields: ServiceFields, changes: ServiceFields): Fault[] {
  const isChanged = ["fee", "fee.amount", "fee.note"].some((key) => Object.hasOwn(changes, key));
  if (fields.fee === "none" || !isChanged) return [];
  const isMissing = fields.fee === "amount" && typeof fields["fee.amount"] !== "number";
  return [
    ...(isMissing ? [{ field: "fee.amount", words: OFFICE_WORDS.feeMissing }] : []),
    ...(textIn(fields, "fee.source") === ""
      ? [{ field: "fee.source", words: OFFICE_WORDS.feeSourceMissing }]
      : []),
    ...(isIstDayName(textIn(fields, "fee.day"))
      ? []
      : [{ field: "fee.day", words: OFFICE_WORDS.feeDayMissing }]),
  ];
}

/** In either language: what a client is asked for is never a code or a password. */
function secretFaults(fields: ServiceFields): Fault[] {
  return listIn(fields, "documents")
    .flatMap((id) =>
      ["", "hi."].flatMap((of) => ["label", "condition"].map((part) => `${of}document.${id}.${part}`)),
    )
    .filter((key) => asksForSecret(textIn(fields, key)))
    .map((field) => ({ field, words: OFFICE_WORDS.asksForSecret }));
}

function emptied(id: string, wanted: SellableService): Fault[] {
  const shown = resolveService(id, wanted, builtInService(id));
  return Object.entries(FALL_BACK)
    .filter(([part]) => {
      const [now, after] = [wanted, shown].map((of) => of?.[part as keyof typeof FALL_BACK]);
      return now?.length === 0 && after?.length !== 0;
    })
    .map(([, field]) => ({ field, words: OFFICE_WORDS.emptied }));
}

const LISTS: Readonly<Record<string, readonly [list: string, part: string]>> = {
  plans: ["plans", "plan"],
  required_documents: ["documents", "document"],
  feature_list: ["features", "feature"],
  faqs: ["faqs", "faq"],
};

/** The field that a part of the service stands in. */
function faultAt(fields: ServiceFields, path: readonly PropertyKey[], words: string): Fault {
  const [top = "", place, part] = path.map(String);
  if (top === "government_fee") return { field: place === "amount" ? "fee.amount" : "fee.note", words };
  const list = LISTS[top];
  if (list === undefined) return { field: top, words };
  const id = place === undefined ? undefined : listIn(fields, list[0])[Number(place)];
  if (id === undefined) return { field: list[0], words };
  return { field: part === undefined ? `${list[1]}.${id}` : `${list[1]}.${id}.${part}`, words };
}
