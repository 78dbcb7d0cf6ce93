import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { FoundPartner } from "@niyamdesk/domain/partners/partner-search";
import { directory } from "#messages/directory.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Avatar } from "./avatar.tsx";
import { Chips } from "./chips.tsx";
import { Rating } from "./rating.tsx";

const CHIPS = 3;

/** One CA of the directory; the whole card leads to the profile. */
export function PartnerCard({ found: { partner, km } }: { found: FoundPartner }) {
  const { id, name, location, experience_years, bio, specializations, profile_image_url } = partner;
  return (
    <article className="card-lift relative flex h-full flex-col p-5 sm:p-6">
      <div className="flex gap-4">
        <Avatar name={name} url={profile_image_url} size={56} />
        <div className="min-w-0">
          <h2 className="text-lg leading-snug font-semibold wrap-anywhere">{name}</h2>
          {location !== "" && (
            <p className="muted flex flex-wrap items-center gap-x-1.5 text-sm">
              <Icon name="map-pin" size={15} />
              {location}
              {km !== null && km > 0 && (
                <span translate="no" className="figures">
                  · {directory.distance(km)}
                </span>
              )}
            </p>
          )}
          <p className="muted figures text-sm">{directory.years(experience_years)}</p>
        </div>
      </div>
      <div className="mt-3">
        <Rating partner={partner} />
      </div>
      <p className="muted mt-3 line-clamp-2 text-base leading-normal">{bio === "" ? directory.noBio : bio}</p>
      {specializations.length > 0 && (
        <div className="mt-4">
          <Chips names={specializations} atMost={Math.min(CHIPS, specializations.length)} />
        </div>
      )}
      <div className="mt-auto pt-5">
        <ButtonLink
          to={PATHS.caPartner(id)}
          look="outline"
          className="static after:absolute after:inset-0 after:rounded-box max-sm:w-full"
        >
          {directory.viewProfile}
          <span className="sr-only">{directory.ofName(name)}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
