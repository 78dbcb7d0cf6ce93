import { COMPANY } from "@niyamdesk/domain/base/product";
import { privacy } from "#messages/privacy.ts";
import { useSupport } from "../../../lib/page/reach.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";

const words = privacy.grievance;

/** Whom the law wants named, and by when they answer. */
export function GrievanceOfficer() {
  const support = useSupport();
  return (
    <>
      <p className="muted mb-3 text-sm">{words.lead}</p>
      <Facts>
        <Fact term={words.name}>{support.officer}</Fact>
        <Fact term={words.email}>
          <a className="link" translate="no" href={`mailto:${support.officerEmail}`}>
            {support.officerEmail}
          </a>
        </Fact>
        <Fact term={words.address}>{`${words.company}, ${COMPANY.address}`}</Fact>
      </Facts>
      <p className="muted mt-3 text-sm">{words.board}</p>
    </>
  );
}
