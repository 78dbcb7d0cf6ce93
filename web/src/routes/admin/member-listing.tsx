import { PATHS } from "@niyamdesk/domain/base/addresses";
import { listing as words } from "#messages/workspaces/listing.ts";
import { ListingForm } from "../../features/partners/components/listing-form.tsx";
import {
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
        {(listing) =>
          listing === null ? (
            <>
              <p className="muted mb-4 text-sm">{words.none}</p>
              <ListingForm {...{ uid, name, listing }} unchecked={null} />
            </>
          ) : (
            <Known {...{ uid, name, listing }} />
          )
        }
      </LivePanel>
    </Panel>
  );
}

function Known({ uid, name, listing }: { uid: string; name: string; listing: ListingView }) {
  const unchecked = useUncheckedMembership(listing.partner.id);
  return (
    <LivePanel live={unchecked} label={words.loading} failure={words.failed} rows={4}>
      {(number) => (
        <>
          {!listing.partner.active && <p className="muted mb-4 text-sm">{words.hidden}</p>}
          <ListingForm {...{ uid, name, listing }} unchecked={number} />
        </>
      )}
    </LivePanel>
  );
}
