import { SEARCH_ENTRIES } from "@niyamdesk/domain/search/queries";
import type { SearchEntry } from "@niyamdesk/domain/search/search-entry";
import { recordRef } from "../platform/refs.ts";
import type { Writer } from "../platform/unit-of-work.ts";

/** What a record is found by, in the commit that makes it. The same again is the same entry. */
export function keepEntry(writer: Writer, entry: SearchEntry): void {
  writer.merge(recordRef(SEARCH_ENTRIES, entry.id), entry);
}
