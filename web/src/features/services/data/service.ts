import { FALLBACKS, LOADERS } from "virtual:catalogue-services";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { resolveService, type Service } from "@niyamdesk/domain/services/service";
import {
  serviceTexts,
  storedHindi,
  type Translation,
  translatedService,
  translationOf,
} from "@niyamdesk/domain/services/translation";
import { LANGUAGE } from "#messages/language.ts";
import { findPublic, laterQuestion } from "../../../lib/firestore/firestore-rest.ts";
import { type PublicRead, usePublicRead } from "../../../lib/firestore/public-read.ts";
import { seedRead } from "../../../lib/firestore/read-cache.ts";
import { loadPart } from "../../../lib/loading/module-recovery.ts";

export interface ServicePage {
  /** Null when there is no such service. */
  service: Service | null;
  /** The stored record could not be read: this is the built-in text, whose prices may have changed. */
  stale: boolean;
}

/** One service: its stored record laid over the built-in text; the built-in text alone serves when the read fails. */
export function useService(slug: string): PublicRead<ServicePage> {
  return usePublicRead(keyOf(slug), () => readService(slug));
}

/** Loads the built-in text before the page is drawn: it stands there at once, and the stored record is laid over it. */
export async function prepareService(slug: string): Promise<void> {
  const { service } = await loadBuiltIn(slug);
  if (service !== null)
    seedRead(keyOf(slug), { service: sellable(service), stale: false } satisfies ServicePage);
}

/** What a written page says of its prices, and what its first script asks for those of now (`lib/page/written-prices.ts`). */
export function writtenPrices({ id, plans }: Service) {
  const { address, body } = laterQuestion(COLLECTIONS.services, id, ["plans", "amount"]);
  const prices = plans.map(({ price }) => price).join(" ");
  return { "data-record": address, "data-asks": body, "data-prices": prices };
}

function keyOf(slug: string): string {
  return `service/${slug}`;
}

async function readService(slug: string): Promise<ServicePage> {
  const [read, builtIn] = await Promise.allSettled([
    findPublic(COLLECTIONS.services, slug),
    loadBuiltIn(slug),
  ]);
  const { service, translation } = builtIn.status === "fulfilled" ? builtIn.value : UNKNOWN;
  const record = read.status === "fulfilled" ? read.value : undefined;
  // Its record is there, and the public may not see it: an administrator has hidden the service.
  if (record === "withheld") return { service: null, stale: false };
  if (record !== undefined && (record !== null || builtIn.status === "fulfilled")) {
    const resolved = resolveService(slug, record, service);
    const own = LANGUAGE === "en" ? {} : storedHindi(record);
    const known = new Map([...translation, ...Object.entries(own)]);
    return { service: sellable(resolved && translatedService(resolved, known)), stale: false };
  }
  if (service === null) throw new Error(`The service '${slug}' could not be read`);
  return { service: sellable(service), stale: true };
}

interface BuiltIn {
  service: Service | null;
  /** Of the English that its record may still say. */
  translation: Translation;
}

const UNKNOWN: BuiltIn = { service: null, translation: translationOf([], [], FALLBACKS) };

async function loadBuiltIn(slug: string): Promise<BuiltIn> {
  const load = Object.hasOwn(LOADERS, slug) ? LOADERS[slug] : undefined;
  if (load === undefined) return UNKNOWN;
  const { service, origin } = await loadPart(load);
  return { service, translation: translationOf(origin, serviceTexts(service), FALLBACKS) };
}

function sellable(service: Service | null): Service | null {
  return service?.active ? service : null;
}
