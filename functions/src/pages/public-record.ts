import { PATHS } from "@niyamdesk/domain/base/addresses";
import { documentId } from "@niyamdesk/domain/fields/fields";
import { readPartner } from "@niyamdesk/domain/partners/partner";
import { partnerRef } from "../platform/refs.ts";
import { findService } from "../services/services.ts";

/** What search engines and shared links are told of a record's page. */
export interface PublicRecord {
  title: string;
  description: string;
}

/**
 * What stands at an address whose page was not written when the site was built, such as a service that an administrator added
 * since; null when there is nothing for the public.
 *
 * @param path without the language's prefix
 */
export async function publicRecordAt(path: string): Promise<PublicRecord | null> {
  const [, area, id, ...rest] = path.split("/");
  // What is no id of ours is no record's, and the database refuses some of it.
  const known = documentId.safeParse(id);
  if (rest.length > 0 || !known.success) return null;
  if (`/${area}` === PATHS.services) return serviceAt(known.data);
  return `/${area}` === PATHS.caPartners ? partnerAt(known.data) : null;
}

async function serviceAt(id: string): Promise<PublicRecord | null> {
  const service = await findService(id);
  return service?.active ? { title: service.name, description: service.summary } : null;
}

async function partnerAt(id: string): Promise<PublicRecord | null> {
  const partner = readPartner(id, (await partnerRef(id).get()).data() ?? {});
  return partner?.active ? { title: partner.name, description: partner.bio } : null;
}
