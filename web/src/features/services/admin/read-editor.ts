import { builtInService, CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { inHindi } from "@niyamdesk/domain/services/catalogue/hi/in-hindi";
import { placedServices } from "@niyamdesk/domain/services/place";
import { resolveService, type Service } from "@niyamdesk/domain/services/service";
import { type ServiceVersion, VERSION_WAYS } from "@niyamdesk/domain/services/service-draft";
import {
  type FieldValue,
  fieldsOf,
  hindiFields,
  partIdsOf,
  type ServiceFields,
} from "@niyamdesk/domain/services/service-fields";
import { serviceTexts, storedHindi, textHash } from "@niyamdesk/domain/services/translation";
import { numberIn, oneIn, partIn, type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

export interface DraftView {
  id: string;
  rev: number;
  values: ServiceFields;
  /** Mark of each field that was changed once. */
  marks: Readonly<Record<string, number>>;
  by_name: string;
  /** Epoch ms. */
  changed_at: number | null;
}

export interface VersionView extends Pick<ServiceVersion, "id" | "version" | "way" | "restored" | "by_name"> {
  /** Epoch ms. */
  at: number | null;
  changed: readonly string[];
  content: StoredData;
}

export function readDraftRecord(id: string, data: StoredData): DraftView {
  const marks = Object.entries(partIn(data, "marks"));
  return {
    ...{ id, rev: numberIn(data, "rev"), values: partIn(data, "values") as ServiceFields },
    marks: Object.fromEntries(marks.map(([field, mark]) => [field, numberIn(mark as StoredData, "rev")])),
    ...{ by_name: textIn(data, "by_name") ?? "", changed_at: timeIn(data, "changed_at") },
  };
}

export function readVersion(id: string, data: StoredData): VersionView {
  const { changed, restored } = data;
  return {
    ...{ id, version: numberIn(data, "version"), way: oneIn(data, "way", VERSION_WAYS, "published") },
    restored: typeof restored === "number" ? restored : null,
    ...{ by_name: textIn(data, "by_name") ?? "", at: timeIn(data, "at") },
    changed: Array.isArray(changed) ? changed.filter((field) => typeof field === "string") : [],
    content: partIn(data, "content"),
  };
}

/** A service as it is sold now, in the fields of its editor. */
export interface Sold {
  /** Null: it was never published. */
  service: Service | null;
  fields: ServiceFields;
  version: number;
  onSale: boolean;
  /** Hindi that is known, by the hash of its English. */
  hindi: Readonly<Record<string, string>>;
}

export function soldOf(id: string, data: StoredData | null): Sold {
  const builtIn = builtInService(id);
  const service = resolveService(id, data, builtIn);
  const hindi = { ...(builtIn ? builtInHindi(builtIn) : {}), ...storedHindi(data) };
  const fields = service === null ? {} : fieldsOf(service, partIdsOf(service, data));
  return {
    ...{ service, hindi, version: data === null ? 0 : numberIn(data, "version") },
    ...{ fields: { ...fields, ...hindiFields(fields, hindi) }, onSale: service?.active ?? true },
  };
}

function builtInHindi(service: Service): Record<string, string> {
  const hindi = serviceTexts(inHindi(service));
  return Object.fromEntries(
    serviceTexts(service).map((text, place): [string, string] => [textHash(text), hindi[place] ?? ""]),
  );
}

export interface ServiceRow {
  id: string;
  name: string;
  place: unknown;
  sold: Sold;
  /** Null: nothing waits to be published. */
  draft: DraftView | null;
}

/** Services as an administrator sees them listed: new ones that were never published as well. */
export function serviceRows(
  stored: readonly { id: string; data: StoredData }[],
  drafts: readonly DraftView[],
): ServiceRow[] {
  const records = new Map(stored.map(({ id, data }) => [id, data]));
  const waiting = new Map(
    drafts.filter(({ values }) => Object.keys(values).length > 0).map((one) => [one.id, one]),
  );
  const ids = new Set([...CATALOGUE.map(({ id }) => id), ...records.keys(), ...waiting.keys()]);
  const rows = [...ids].map((id) => {
    const data = records.get(id) ?? null;
    const sold = soldOf(id, data);
    const draft = waiting.get(id) ?? null;
    const name = sold.service?.name ?? wordsOf(draft?.values.name) ?? id;
    return { id, name, place: data?.place, sold, draft };
  });
  return placedServices(rows);
}

function wordsOf(value: FieldValue | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
