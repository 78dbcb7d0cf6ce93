import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useRef, useState } from "react";
import { listing as words } from "#messages/workspaces/listing.ts";
import { ListingForm } from "../../features/partners/components/listing-form.tsx";
import {
  type ListingKnown,
  type ListingView,
  useListingOf,
  useUncheckedMembership,
  useUnlinkedListings,
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
  const offered = useUnlinkedListings(listing === null);
  const [chosen, setChosen] = useState<string | null>(null);
  const found = listing ?? offered.find(({ partner }) => partner.id === chosen) ?? null;
  const unchecked = useUncheckedMembership(found?.partner.id ?? null);
  const last = useRef<ListingKnown | null>(null);
  // The number of an entry that was just made comes a moment after it; one that is chosen is nobody's before it is theirs.
  const isBetween = chosen !== null && found === null;
  if (unchecked.status === "ready" && !isBetween)
    last.current = { listing: found, unchecked: unchecked.value };
  const known = last.current;
  if (known === null) {
    return (
      <LivePanel live={unchecked} label={words.loading} failure={words.failed} rows={4}>
        {() => null}
      </LivePanel>
    );
  }
  const note = listing === null ? words.none : listing.partner.active ? null : words.hidden;
  return (
    <>
      {note !== null && <p className="muted mb-4 text-sm">{note}</p>}
      {listing === null && offered.length > 0 && (
        <Choice
          offered={offered}
          chosen={chosen}
          onChoose={(id) => {
            last.current = null;
            setChosen(id);
          }}
        />
      )}
      <ListingForm key={chosen} {...{ uid, name, known, chosen }} />
    </>
  );
}

interface ChoiceProps {
  offered: readonly ListingView[];
  chosen: string | null;
  /** Null: a new one. */
  onChoose(id: string | null): void;
}

/** Entries without an account: one of them may be of this CA. */
function Choice({ offered, chosen, onChoose }: ChoiceProps) {
  return (
    <label className="mb-4 block">
      <span className="mb-1.5 block text-sm font-semibold">{words.which}</span>
      <select
        className="select w-full"
        value={chosen ?? ""}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{words.newOne}</option>
        {offered.map(({ partner: { id, name, location } }) => (
          <option key={id} value={id}>
            {[name, location].filter(Boolean).join(", ")}
          </option>
        ))}
      </select>
      <span className="muted mt-1 block text-sm">{words.whichHint}</span>
    </label>
  );
}
