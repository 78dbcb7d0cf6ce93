import { PATHS } from "@niyamdesk/domain/base/addresses";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import { specializationsOf } from "@niyamdesk/domain/partners/partner-search";
import { useSearchParams } from "react-router-dom";
import { directory } from "#messages/directory.ts";
import { changedAddress, searchOfAddress } from "../../features/partners/address.ts";
import { DirectoryTools } from "../../features/partners/components/directory-tools.tsx";
import { PartnerList } from "../../features/partners/components/partner-list.tsx";
import { PartnerSkeleton } from "../../features/partners/components/partner-skeleton.tsx";
import { usePartners } from "../../features/partners/data/partners.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ErrorState } from "../../ui/states.tsx";

/** `/ca-partners`: the directory. What is searched for stands in the address, so that it can be sent and gone back to. */
export default function CaPartnersPage() {
  const [address, setAddress] = useSearchParams();
  const { data, failed } = usePartners();
  const search = searchOfAddress(address);
  return (
    <div className="page pt-8 pb-4 sm:pt-12">
      <PageHead title={directory.title} description={directory.description} path={PATHS.caPartners} />
      <h1 className="text-title">{directory.title}</h1>
      <p className="muted mt-2 max-w-2xl">{directory.lead}</p>
      <div className="mt-6 sm:mt-8">
        <DirectoryTools
          {...search}
          known={specializationsOf(data ?? [])}
          // Each letter in place of the one before: going back leaves the page, not the word.
          onSearch={(text) =>
            setAddress((before) => changedAddress(before, "q", text), {
              replace: true,
              preventScrollReset: true,
            })
          }
          onSpecialization={(name) =>
            setAddress((before) => changedAddress(before, "specialization", name), {
              preventScrollReset: true,
            })
          }
        />
      </div>
      {data !== undefined ? (
        <PartnerList partners={data} search={search} onClear={() => setAddress(new URLSearchParams())} />
      ) : failed ? (
        <div className="mt-8">
          <ErrorState title={directory.failed}>
            <Button look="outline" className="mt-4" onClick={() => window.location.reload()}>
              {directory.tryAgain}
            </Button>
          </ErrorState>
        </div>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

/** Where the page was written at build, it starts by itself: what it shows is not in it. */
function Waiting() {
  return (
    <div data-waits="">
      <PartnerSkeleton />
      <noscript>
        <p className="mt-4">
          {directory.noScript} {SUPPORT.phoneLabel}
        </p>
      </noscript>
    </div>
  );
}
