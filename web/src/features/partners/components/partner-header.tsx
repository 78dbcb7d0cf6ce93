import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { directory, partner as words } from "#messages/directory.ts";
import { site } from "#messages/site.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Avatar } from "./avatar.tsx";
import { Rating } from "./rating.tsx";

/** Who it is, and the facts that decide whether to read on. */
export function PartnerHeader({ partner }: { partner: CaPartner }) {
  const { name, location, experience_years, membership_number, profile_image_url } = partner;
  return (
    <header className="border-b border-base-300 bg-base-200">
      <div className="page pt-6 pb-8 sm:pt-8 sm:pb-10">
        <nav aria-label={words.breadcrumb} className="mb-5 flex items-center gap-1 text-sm">
          <Link to={PATHS.caPartners} className="muted link-hover thumb whitespace-nowrap">
            {site.caPartners}
          </Link>
          <Icon name="chevron-right" size={15} className="muted" />
          <span aria-current="page" className="muted truncate">
            {name}
          </span>
        </nav>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-5 sm:gap-x-5">
          <Avatar name={name} url={profile_image_url} size={72} />
          <div>
            <h1 className="text-title wrap-anywhere">{name}</h1>
            <a href="#reviews" className="thumb mt-1.5 inline-block">
              <Rating partner={partner} />
            </a>
          </div>
          <dl className="flex flex-wrap gap-x-8 gap-y-3 max-sm:col-span-2 sm:col-start-2 sm:gap-x-10">
            {location !== "" && <HeaderFact term={words.location}>{location}</HeaderFact>}
            <HeaderFact term={words.experience}>{directory.years(experience_years)}</HeaderFact>
            {membership_number !== null && (
              <HeaderFact term={words.membership}>
                {membership_number}{" "}
                <span className="inline-flex items-center gap-1 text-sm text-success">
                  <Icon name="badge-check" size={16} />
                  {words.membershipChecked}
                </span>
              </HeaderFact>
            )}
          </dl>
        </div>
      </div>
    </header>
  );
}

function HeaderFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted text-sm">{term}</dt>
      <dd translate="no" className="figures font-medium">
        {children}
      </dd>
    </div>
  );
}
