import { useParams } from "react-router-dom";
import { ApplicationPage } from "../../features/applications/components/application-page.tsx";
import type { Percents } from "../../features/applications/components/approve-dialog.tsx";
import { TerritoryCheck } from "../../features/applications/components/territory-check.tsx";
import type { ApplicationView } from "../../features/applications/read-application.ts";
import { useRatesToday } from "../../features/commissions/data/commission-rules.ts";
import { useNeighbours } from "../../features/franchises/data/franchises.ts";
import { useStaff } from "../../features/staff/data/staff.ts";

/** One application, with who already works where the applicant would like to. */
export default function FranchiseApplication() {
  const { applicationId = "" } = useParams();
  const staff = useStaff();
  const percents = useRatesToday();
  const nameOf = (uid: string) =>
    staff.status === "ready" ? (staff.value.find((member) => member.uid === uid)?.name ?? null) : null;
  return (
    <ApplicationPage
      key={applicationId}
      applicationId={applicationId}
      percents={percents}
      nameOf={nameOf}
      territory={(application) => <Territory {...{ application, percents }} />}
    />
  );
}

function Territory({ application, percents }: { application: ApplicationView; percents: Percents }) {
  const neighbours = useNeighbours(application);
  return <TerritoryCheck application={application} neighbours={neighbours} percents={percents} />;
}
