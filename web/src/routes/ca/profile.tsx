import { PATHS } from "@niyamdesk/domain/base/addresses";
import { practice as words } from "#messages/workspaces/practice.ts";
import { useOwnListing } from "../../features/consultations/data/practice.ts";
import { PartnerCard } from "../../features/partners/components/partner-card.tsx";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import WorkProfile from "../staff/work-profile.tsx";

/** What a CA sets for themselves, beside what clients see of them. */
export default function CaProfile() {
  return <WorkProfile beside={<PublicPage />} />;
}

function PublicPage() {
  const listing = useOwnListing(useOwnUid());
  const own = listing.status === "ready" ? listing.value : null;
  return (
    <Panel
      title={words.publicPage.title}
      aside={own !== null && <TextLink to={PATHS.caPartner(own.id)}>{words.publicPage.open}</TextLink>}
    >
      <LivePanel live={listing} label={words.publicPage.loading} failure={words.publicPage.failed} rows={3}>
        {(listed) =>
          listed === null ? (
            <p className="muted">{words.notListed}</p>
          ) : (
            <>
              <div>
                <PartnerCard found={{ partner: listed, km: null }} />
              </div>
              <p className="muted mt-3 text-sm">{words.publicPage.change}</p>
            </>
          )
        }
      </LivePanel>
    </Panel>
  );
}
