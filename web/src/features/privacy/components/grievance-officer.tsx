import { COMPANY } from "@niyamdesk/domain/base/product";
import { privacy } from "#messages/privacy.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";

const words = privacy.grievance;

/** Whom the law wants named, and by when they answer. */
export function GrievanceOfficer() {
  return (
    <>
      <p className="muted mb-3 text-sm">{words.lead}</p>
      <Facts>
        <Fact term={words.name}>{COMPANY.grievanceOfficer}</Fact>
        <Fact term={words.email}>
          <a className="link" translate="no" href={`mailto:${COMPANY.grievanceEmail}`}>
            {COMPANY.grievanceEmail}
          </a>
        </Fact>
        <Fact term={words.address}>{`${words.company}, ${COMPANY.address}`}</Fact>
      </Facts>
      <p className="muted mt-3 text-sm">{words.board}</p>
    </>
  );
}
