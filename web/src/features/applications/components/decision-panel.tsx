import { decidedBy } from "@niyamdesk/domain/applications/tracked-application";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { Link } from "react-router-dom";
import { applications } from "#messages/workspaces/applications.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { startReview, undoDecision } from "../data/review.ts";
import { type ApplicationView, acceptedOf } from "../read-application.ts";
import { Age } from "./application-rows.tsx";
import { ApproveDialog, type Percents } from "./approve-dialog.tsx";
import { RejectDialog } from "./reject-dialog.tsx";

const words = applications.decision;

/** Where the application stands and what can be done next. */
export function DecisionPanel({
  application,
  percents,
}: {
  application: ApplicationView;
  percents: Percents;
}) {
  return (
    <Panel title={words.title} framed aside={<Age application={application} />}>
      {application.status === "pending" && <Begin application={application} />}
      {application.status === "under_review" && <Decide application={application} percents={percents} />}
      {(application.status === "approved" || application.status === "rejected") && (
        <Decided application={application} />
      )}
    </Panel>
  );
}

function Begin({ application: { id } }: { application: ApplicationView }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function begin(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await startReview(id);
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <p className="muted mb-4 text-sm">{words.beginHint}</p>
      <Button block busy={busy} onClick={() => void begin()}>
        {words.begin}
      </Button>
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {failure}
      </p>
    </>
  );
}

function Decide({ application, percents }: { application: ApplicationView; percents: Percents }) {
  const [asked, setAsked] = useState<"approve" | "reject" | null>(null);
  const { accepted, needed } = acceptedOf(application);
  const missing = needed - accepted;
  const close = () => setAsked(null);
  const { begunAt } = application;
  return (
    <>
      {begunAt !== null && (
        <p className="muted mb-4 text-sm">
          {words.since(istFullDate(begunAt))} {words.by(istFullDate(decidedBy(begunAt)))}
        </p>
      )}
      <div className="grid gap-3">
        <Button block disabled={missing > 0} onClick={() => setAsked("approve")}>
          {words.approve}
        </Button>
        {missing > 0 && <p className="text-sm">{words.mustAccept(missing)}</p>}
        <Button block look="outline" onClick={() => setAsked("reject")}>
          {words.reject}
        </Button>
      </div>
      {asked === "approve" && <ApproveDialog {...{ application, percents }} onClose={close} />}
      {asked === "reject" && <RejectDialog application={application} onClose={close} />}
    </>
  );
}

function Decided({ application }: { application: ApplicationView }) {
  const { id, name, status, approvedAt, rejectedAt, reviewNotes, franchiseId, account } = application;
  const [undoing, setUndoing] = useState(false);
  const isApproved = status === "approved";
  const at = isApproved ? approvedAt : rejectedAt;
  return (
    <>
      {at !== null && (
        <p className="mb-3 font-medium">
          {isApproved ? words.approvedOn(istFullDate(at)) : words.rejectedOn(istFullDate(at))}
        </p>
      )}
      {isApproved && (
        <p className="mb-3 text-sm">{account === "made" ? words.accountMade : words.accountWaiting}</p>
      )}
      {reviewNotes !== null && (
        <div className="mb-3 text-sm">
          <p className="muted">{words.told}</p>
          <p className="whitespace-pre-line wrap-anywhere">{reviewNotes}</p>
        </div>
      )}
      {franchiseId !== null && (
        <p className="mb-4">
          <Link to={PATHS.franchisePartner(franchiseId)} className="link">
            {words.partner}
          </Link>
        </p>
      )}
      <Button block look="outline" onClick={() => setUndoing(true)}>
        {words.undo}
      </Button>
      {undoing && (
        <ConfirmDialog
          title={words.undoTitle(name)}
          confirm={words.undoConfirm}
          keep={words.undoKeep}
          onConfirm={async () => {
            await undoDecision(id);
            toast("success", words.undone);
            setUndoing(false);
          }}
          onClose={() => setUndoing(false)}
        >
          <p>{isApproved ? words.undoApproved : words.undoRejected}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
