import { PATHS } from "@niyamdesk/domain/base/addresses";
import { needsSecondStep } from "@niyamdesk/domain/sessions/second-step";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { secondStep as words } from "#messages/second-step.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { SECOND_STEP_BY_APP } from "../../../lib/backend/env.ts";
import { withReturn } from "../../../lib/page/return-path.ts";
import { toast } from "../../../lib/page/toast.ts";
import { type SignedIn, signOutHere } from "../../../lib/session/session-store.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { lateDialog } from "../../../ui/late-dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { type SecondStepView, useSecondStepOf } from "../data/second-step.ts";
import { useSecondStepRule } from "../data/second-step-rule.ts";

const AddStepDialog = lateDialog(() => import("./add-step-dialog.tsx"));
const RemoveStepDialog = lateDialog(() => import("./remove-step-dialog.tsx"));

/** The second step of the person's own sign-in: what it is, another one, none, and what to do when the phone is lost. */
export function OwnSecondStep({ session }: { session: SignedIn }) {
  const live = useSecondStepOf(session.uid);
  const [open, setOpen] = useState<"add" | "change" | "remove" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={1}>
        {(step) =>
          step === null ? (
            <NotYet session={session} onSetUp={() => setOpen("add")} />
          ) : (
            <Present
              {...{ session, step }}
              onChange={() => setOpen("change")}
              onRemove={() => setOpen("remove")}
            />
          )
        }
      </LivePanel>
      {(open === "add" || open === "change") && (
        <AddStepDialog session={session} hasStep={open === "change"} onClose={close} />
      )}
      {open === "remove" && <RemoveStepDialog onClose={close} />}
    </>
  );
}

function NotYet({ session: { emailVerified, email }, onSetUp }: { session: SignedIn; onSetUp(): void }) {
  const { pathname } = useLocation();
  return (
    <>
      <p className="mb-3">{SECOND_STEP_BY_APP ? words.offApp : words.off}</p>
      {email !== null && emailVerified ? (
        <Button look="outline" onClick={onSetUp}>
          {words.setUp}
        </Button>
      ) : (
        <>
          <p className="muted mb-3 text-sm">{words.verifyFirst}</p>
          <ButtonLink to={withReturn(PATHS.verifyEmail, pathname)} look="outline">
            {words.verify}
          </ButtonLink>
        </>
      )}
    </>
  );
}

interface PresentProps {
  session: SignedIn;
  step: SecondStepView;
  onChange(): void;
  onRemove(): void;
}

function Present({ session, step, onChange, onRemove }: PresentProps) {
  const rule = useSecondStepRule();
  const isDemanded = rule.status === "ready" && needsSecondStep(rule.value, session.role);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="success">{words.badge}</Badge>
        <span>
          {step.kind === "app" ? words.onApp : words.onPhone(step.end)} {words.since(istFullDate(step.since))}
        </span>
      </p>
      {session.secondStep === false ? (
        <SignInAgain />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button look="outline" onClick={onChange}>
            {words.change}
          </Button>
          {!isDemanded && (
            <Button look="quiet" onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
      {isDemanded && <p className="muted mt-2 text-sm">{words.demanded}</p>}
      {SECOND_STEP_BY_APP && step.kind === "phone" && !isDemanded && (
        <p className="muted mt-2 text-sm">{words.appInstead}</p>
      )}
      <p className="mt-4 text-sm">
        <strong className="font-semibold">{words.lostTitle}</strong>{" "}
        <span className="muted">{words.lost}</span>
      </p>
    </>
  );
}

/** It was set up elsewhere: this session was begun without. */
function SignInAgain() {
  const [busy, setBusy] = useState(false);
  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await signOutHere();
      window.location.reload();
    } catch (error) {
      setBusy(false);
      toast("error", errorWords(error));
    }
  }
  return (
    <>
      <p className="mb-3">{words.notYetSignedIn}</p>
      <Button busy={busy} onClick={() => void leave()}>
        {words.signInAgain}
      </Button>
    </>
  );
}
