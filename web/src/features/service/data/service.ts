import { LOADERS } from "virtual:catalogue-services";
import { COLLECTIONS } from "@niyamdesk/domain/paths";
import { resolveService, type Service } from "@niyamdesk/domain/service";
import { getPublic } from "../../../lib/firestore-rest.ts";
import { type PublicRead, usePublicRead } from "../../../lib/public-read.ts";

export interface ServicePage {
  /** Null when there is no such service. */
  service: Service | null;
  /** The stored record could not be read: this is the built-in text, whose prices may have changed. */
  stale: boolean;
}

/** One service: its stored record laid over the built-in text; the built-in text alone serves when the read fails. */
export function useService(slug: string): PublicRead<ServicePage> {
  return usePublicRead(`service/${slug}`, () => readService(slug));
}

async function readService(slug: string): Promise<ServicePage> {
  const [record, builtIn] = await Promise.allSettled([
    getPublic(COLLECTIONS.services, slug),
    loadBuiltIn(slug),
  ]);
  const text = builtIn.status === "fulfilled" ? builtIn.value : null;
  if (record.status === "fulfilled" && (record.value !== null || builtIn.status === "fulfilled")) {
    return { service: sellable(resolveService(slug, record.value, text)), stale: false };
  }
  if (text === null) throw new Error(`The service '${slug}' could not be read`);
  return { service: sellable(text), stale: true };
}

async function loadBuiltIn(slug: string): Promise<Service | null> {
  const load = Object.hasOwn(LOADERS, slug) ? LOADERS[slug] : undefined;
  return load ? (await load()).service : null;
}

function sellable(service: Service | null): Service | null {
  return service?.active ? service : null;
}
