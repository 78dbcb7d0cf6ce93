import { SUPPORT } from "@niyamdesk/domain/product";
import { usePageTitle } from "../../lib/page-title.ts";
import { PATHS } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";

export default function ServiceNotFoundPage() {
  usePageTitle("Service Not Found");
  return (
    <DeadEnd
      title="Service Not Found"
      ways={
        <>
          <ButtonLink to={PATHS.services}>See all services</ButtonLink>
          <ButtonLink to={PATHS.home} look="outline">
            Home
          </ButtonLink>
        </>
      }
    >
      We do not offer a service at this address. Look for it in the list, or ask us on{" "}
      <a href={`tel:${SUPPORT.phone}`} className="link figures whitespace-nowrap">
        {SUPPORT.phoneLabel}
      </a>
      .
    </DeadEnd>
  );
}
