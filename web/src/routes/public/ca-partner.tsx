import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { useParams } from "react-router-dom";
import { common } from "#messages/common.ts";
import { partner as words } from "#messages/directory.ts";
import { Booking } from "../../features/partners/components/booking.tsx";
import { PartnerAbout } from "../../features/partners/components/partner-about.tsx";
import { PartnerHeader } from "../../features/partners/components/partner-header.tsx";
import { Reviews } from "../../features/partners/components/reviews.tsx";
import { usePartner } from "../../features/partners/data/partners.ts";
import { partnerData } from "../../features/partners/structured-data.ts";
import { named } from "../../features/partners/words.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ErrorState, Loading } from "../../ui/states.tsx";

/** `/ca-partners/{id}`: one CA, what clients say, and a time to talk. */
export default function CaPartnerPage() {
  const { id = "" } = useParams();
  const { data, failed, retry } = usePartner(id);
  if (data === undefined) {
    return (
      <div className="page py-12">
        <PageHead title={words.loadingTitle} description={words.loadingTitle} path={PATHS.caPartner(id)} />
        {failed ? <ErrorState title={words.failed} onRetry={retry} /> : <Loading label={words.loading} />}
      </div>
    );
  }
  return data === null ? <NotFound id={id} /> : <Profile key={id} partner={data} />;
}

function Profile({ partner }: { partner: CaPartner }) {
  const { id, name, location, specializations } = partner;
  return (
    <>
      <PageHead
        title={words.pageTitle(name, location)}
        description={words.description(name, location, specializations.map(named).join(", "))}
        path={PATHS.caPartner(id)}
        data={partnerData(partner)}
      />
      <PartnerHeader partner={partner} />
      <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 pt-8 pb-4 sm:pt-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <PartnerAbout partner={partner} />
        <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Booking partner={partner} />
        </div>
        <Reviews partner={partner} />
      </div>
    </>
  );
}

function NotFound({ id }: { id: string }) {
  return (
    <>
      <PageHead
        title={words.notFoundTitle}
        description={words.notFoundDescription}
        path={PATHS.caPartner(id)}
        indexed={false}
      />
      <DeadEnd
        title={words.notFoundTitle}
        ways={
          <>
            <ButtonLink to={PATHS.caPartners}>{words.allPartners}</ButtonLink>
            <ButtonLink to={PATHS.home} look="outline">
              {common.home}
            </ButtonLink>
          </>
        }
      >
        {words.notFound}
      </DeadEnd>
    </>
  );
}
