import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { applications as words } from "#messages/workspaces/applications.ts";
import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Panel } from "../../../ui/panel.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { useOpenApplications } from "../data/applications.ts";
import { lateOnes } from "../waiting.ts";
import { Age, ApplicationBadge } from "./application-rows.tsx";

/** What is later than we promised, above everything else; nothing where all is in time. */
export function LateApplications({ isWanted }: { isWanted: boolean }) {
  const open = useOpenApplications(isWanted);
  const now = useServerMinute();
  if (open.status === "loading") return null;
  if (open.status !== "ready") return <ErrorState title={words.late.failed} onRetry={open.retry} />;
  const late = lateOnes(open.value, now);
  if (late.length === 0) return null;
  const title = words.late.title(late.length);
  return (
    <Panel title={title}>
      <WorkList label={title}>
        {late.map((application) => (
          <WorkRow
            key={application.id}
            title={
              <Link to={PATHS.application(application.id)} className="hover:underline">
                {application.name}
              </Link>
            }
            detail={
              <>
                {franchiseAdmin.levels[application.level]} · <span translate="no">{application.code}</span>
              </>
            }
            aside={
              <>
                <ApplicationBadge status={application.status} />
                <Age application={application} />
              </>
            }
          />
        ))}
      </WorkList>
    </Panel>
  );
}
