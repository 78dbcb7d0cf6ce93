import { PATHS } from "@niyamdesk/domain/base/addresses";
import { common } from "#messages/common.ts";
import { notFound } from "#messages/not-found.ts";
import { useSupport } from "../../lib/page/reach.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { PageHead } from "../../ui/page-head.tsx";

export default function ServiceNotFoundPage() {
  const support = useSupport();
  return (
    <DeadEnd
      title={notFound.serviceTitle}
      ways={
        <>
          <ButtonLink to={PATHS.services}>{common.allServices}</ButtonLink>
          <ButtonLink to={PATHS.home} look="outline">
            {common.home}
          </ButtonLink>
        </>
      }
    >
      <PageHead
        title={notFound.serviceTitle}
        description={notFound.serviceDescription}
        path={PATHS.serviceNotFound}
        indexed={false}
      />
      {notFound.serviceWords}
      <a href={`tel:${support.phone}`} className="link figures whitespace-nowrap">
        {support.phoneLabel}
      </a>
      {notFound.serviceWordsEnd}
    </DeadEnd>
  );
}
