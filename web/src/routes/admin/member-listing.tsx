import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useRef } from "react";
import { listing as words } from "#messages/workspaces/listing.ts";
import { ListingForm } from "../../features/partners/components/listing-form.tsx";
import {
  type ListingKnown,
  type ListingView,
  useListingOf,
  useUncheckedMembership,
} from "../../features/partners/data/listing.ts";
import type { Member } from "../../features/staff/read-member.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** What clients see of a CA in the directory. */
export function MemberListing({ member: { uid, name } }: { member: Member }) {
  const live = useListingOf(uid);
  const known = live.status === "ready" ? live.value : null;
  return (
    <Panel
      title={words.title}
      framed
      aside={
        known?.partner.active === true && (
          <TextLink to={PATHS.caPartner(known.partner.id)}>{words.open}</TextLink>
        )
      }
    >
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
        {(listing) => <Entry {...{ uid, name, listing }} />}
      </LivePanel>
    </Panel>
  );
}

/** One form before and after the entry is made: whoever types while a colleague makes it keeps what they typed, and is told. */
function Entry({ uid, name, listing }: { uid: string; name: string; listing: ListingView | null }) {
  const unchecked = useUncheckedMembership(listing?.partner.id ?? null);
  const last = useRef<ListingKnown | null>(null);
  // The number of an entry that was just made comes a moment after it.
  if (unchecked.status === "ready") last.current = { listing, unchecked: unchecked.value };
  const known = last.current;
  if (known === null) {
    return (
      <LivePanel live={unchecked} label={words.loading} failure={words.failed} rows={4}>
        {() => null}
      </LivePanel>
    );
  }
  const note = known.listing === null ? words.none : known.listing.partner.active ? null : words.hidden;
  return (
    <>
      {note !== null && <p className="muted mb-4 text-sm">{note}</p>}
      <ListingForm {...{ uid, name, known }} />
    </>
  );
}
