import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import {
  type FoundPartner,
  type PartnerSearch,
  searchPartners,
} from "@niyamdesk/domain/partners/partner-search";
import { placeNamed } from "@niyamdesk/domain/places/places";
import { directory } from "#messages/directory.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { PartnerCard } from "./partner-card.tsx";

interface PartnerListProps {
  partners: readonly CaPartner[];
  search: PartnerSearch;
  onClear(): void;
}

/** Who fits the search, in an order that is said. */
export function PartnerList({ partners, search, onClear }: PartnerListProps) {
  const { found, meant } = searchPartners(partners, search);
  return (
    <>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 text-sm">
        <p role="status" className="font-medium">
          {countWords(found.length, search.search.trim(), meant)}
        </p>
        {found.length > 0 && <p className="muted">{orderWords(found, meant ?? search.search)}</p>}
      </div>
      {found.length > 0 ? (
        <ul className="mt-3 grid gap-4 md:grid-cols-2 md:gap-5">
          {found.map((entry) => (
            <li key={entry.partner.id}>
              <PartnerCard found={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-3">
          {partners.some(({ active }) => active) ? (
            <EmptyState
              title={directory.empty}
              action={
                <Button look="outline" onClick={onClear}>
                  {directory.clearFilters}
                </Button>
              }
            >
              {directory.emptyHint}
            </EmptyState>
          ) : (
            <EmptyState title={directory.nobodyYet} />
          )}
        </div>
      )}
    </>
  );
}

function countWords(count: number, sought: string, meant: string | null): string {
  if (sought === "") return directory.count(count);
  return meant === null ? directory.countFor(count, sought) : directory.closeTo(count, sought);
}

function orderWords(found: readonly FoundPartner[], search: string): string {
  const place = placeNamed(search);
  return place !== null && found.some(({ km }) => km !== null)
    ? directory.byDistance(place.name)
    : directory.byName;
}
