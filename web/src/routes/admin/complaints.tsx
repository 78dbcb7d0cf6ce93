import { openComplaintsQuery } from "@niyamdesk/domain/complaints/queries";
import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { ComplaintList } from "../../features/complaints/admin/complaint-list.tsx";
import {
  useAnsweredComplaints,
  useOpenComplaints,
} from "../../features/complaints/data/office-complaints.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const words = orderAdmin.complaints;
const { loading, failed } = words;
const OPEN = { title: words.open, loading, failed, none: words.none };
const ANSWERED = { title: words.answered, loading, failed, none: words.noneAnswered };

/** What clients are not satisfied with: each is answered within two days. */
export default function Complaints() {
  usePageTitle(words.title);
  const now = useServerMinute();
  const open = useOpenComplaints();
  const answered = useAnsweredComplaints(open.status !== "loading");
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <WorkPanel words={OPEN} live={open} rows={2}>
        {(complaints) => (
          <>
            <ComplaintList label={words.openList} {...{ complaints, now }} />
            {complaints.length === openComplaintsQuery.limit && (
              <p className="muted mt-3 text-sm">{words.mostShown}</p>
            )}
          </>
        )}
      </WorkPanel>
      <WorkPanel words={ANSWERED} live={answered} rows={1}>
        {(complaints) => <ComplaintList label={words.answeredList} {...{ complaints, now }} />}
      </WorkPanel>
    </WorkspacePage>
  );
}
