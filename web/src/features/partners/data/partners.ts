import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { queryShape } from "@niyamdesk/domain/base/query";
import { type CaPartner, readPartner } from "@niyamdesk/domain/partners/partner";
import { partnersQuery } from "@niyamdesk/domain/partners/queries";
import { allPublic, getPublic } from "../../../lib/firestore/firestore-rest.ts";
import { type PublicRead, usePublicRead } from "../../../lib/firestore/public-read.ts";

/** Every CA that the directory lists. */
export function usePartners(): PublicRead<CaPartner[]> {
  return usePublicRead("partners", readPartners);
}

/** One CA; null when there is none at this address, or not any more. */
export function usePartner(id: string): PublicRead<CaPartner | null> {
  return usePublicRead(`partner/${id}`, async () => {
    const record = await getPublic(COLLECTIONS.caPartners, id);
    const partner = record && readPartner(id, record);
    return partner?.active ? partner : null;
  });
}

/** Five hundred are sorted and searched on a phone at once; more need a search of their own. */
const PAGES = 5;

async function readPartners(): Promise<CaPartner[]> {
  const records = await allPublic(queryShape(partnersQuery, {}), PAGES);
  return records.map((record) => readPartner(record.id, record)).filter((entry) => entry !== null);
}
