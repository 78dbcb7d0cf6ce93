import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import { type CaPartner, readPartner } from "@niyamdesk/domain/partners/partner";
import { listingOfStaffQuery, unlinkedListingsQuery } from "@niyamdesk/domain/partners/queries";
import { LOCALE } from "#messages/language.ts";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

export interface ListingView {
  partner: CaPartner;
  /** Epoch ms; null: it was never saved here. */
  setAt: number | null;
}

/** All that is known of an entry. */
export interface ListingKnown {
  /** Null: there is none yet. */
  listing: ListingView | null;
  /** A membership number that nobody has looked up; null: none. */
  unchecked: string | null;
}

/** What the directory says of one of us, listed or not, live; null: nothing. */
export function useListingOf(staff_id: string): Live<ListingView | null> {
  return mapLive(useLiveQuery(listingOfStaffQuery, { staff_id }, read), ([own = null]) => own);
}

/** Entries that belong to nobody yet, live, by name; none where they are not wanted or could not be read. */
export function useUnlinkedListings(wanted: boolean): ListingView[] {
  const live = useLiveQuery(unlinkedListingsQuery, wanted ? {} : null, read);
  const found = live.status === "ready" ? live.value : [];
  return found.toSorted((a, b) => a.partner.name.localeCompare(b.partner.name, LOCALE));
}

function read(id: string, data: StoredData): ListingView | null {
  const partner = readPartner(id, data);
  return partner && { partner, setAt: timeIn(data, "updated_at") };
}

/** The number that nobody has looked up yet, live; null: none. @param partnerId null: there is no entry that could have one */
export function useUncheckedMembership(partnerId: string | null): Live<string | null> {
  return useLiveDocument(
    [`${COLLECTIONS.caPartners}/${partnerId ?? "-"}/${SUBCOLLECTIONS.partnerPrivate}`, "membership"],
    (_, data) => textIn(data, "membership_number"),
  );
}

/** Throws `AppError`. */
export const saveListing = (input: CallableInput<"saveListing">) => call("saveListing", input);
