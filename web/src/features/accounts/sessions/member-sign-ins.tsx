import {
  ACCOUNT_REASON_LIMIT,
  ACCOUNT_REASONS,
  type AccountReason,
} from "@niyamdesk/domain/sessions/session";
import { useState } from "react";
import { memberSignIns as words } from "#messages/workspaces/member-sign-ins.ts";
import { call } from "../../../lib/backend/callables.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime, istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { lateDialog } from "../../../ui/late-dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { Reason } from "../../../ui/reason.ts";
import { NothingHere, WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { type SecondStepView, useSecondStepOf } from "../data/second-step.ts";
import { type SessionView, useSessionsOf } from "../data/sessions.ts";
import { deviceWords } from "./device-words.ts";

const ConfirmDialog = lateDialog(() => import("./reason-dialog.tsx"));

/** What is being asked about; a session of null: all. */
type Asked = "step" | { session: string | null; device: string };

interface MemberSignInsProps {
  uid: string;
  name: string;
  /** The administrator's own: those are ended on their profile. */
  isSelf: boolean;
}

/** How and where a colleague is signed in, and what an administrator may do about a lost phone or device. */
export function MemberSignIns({ uid, name, isSelf }: MemberSignInsProps) {
  const step = useSecondStepOf(uid);
  const listed = useSessionsOf(uid);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Panel title={words.title} framed>
      <LivePanel live={step} label={words.loading} failure={words.failed} rows={1}>
        {(known) => <Step step={known} onRemove={isSelf ? null : () => setAsked("step")} />}
      </LivePanel>
      <LivePanel live={listed} label={words.loading} failure={words.failed} rows={2}>
        {(all) => <Listed sessions={all} onEnd={isSelf ? null : setAsked} />}
      </LivePanel>
      {asked !== null && (
        <ConfirmDialog
          {...askedWords(asked, name)}
          keep={words.keep}
          reason={{
            label: words.reason,
            choices: ACCOUNT_REASONS.map((kind) => [kind, words.reasons[kind]] as const),
            wordsFor: ["other"],
            required: true,
            limit: ACCOUNT_REASON_LIMIT,
          }}
          onConfirm={async (reason) => {
            await act(uid, asked, reason);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

function Step({ step, onRemove }: { step: SecondStepView | null; onRemove: (() => void) | null }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="muted text-sm">{words.step}</p>
        <p>{step === null ? words.stepOff : stepWords(step)}</p>
      </div>
      {step !== null && onRemove !== null && (
        <Button look="outline" onClick={onRemove}>
          {words.removeStep}
        </Button>
      )}
    </div>
  );
}

function stepWords({ kind, end, since }: SecondStepView): string {
  return kind === "app" ? words.stepApp(istFullDate(since)) : words.stepPhone(end, istFullDate(since));
}

function Listed({
  sessions,
  onEnd,
}: {
  sessions: readonly SessionView[];
  onEnd: ((asked: Asked) => void) | null;
}) {
  return (
    <>
      {sessions.length === 0 ? (
        <NothingHere>{words.none}</NothingHere>
      ) : (
        <WorkList label={words.list}>
          {sessions.map(({ session, device, last }) => {
            const name = deviceWords(device);
            return (
              <WorkRow
                key={session}
                title={name}
                detail={istDateTime(last)}
                aside={
                  onEnd !== null && (
                    <Button
                      look="quiet"
                      aria-label={words.endOf(name)}
                      onClick={() => onEnd({ session, device: name })}
                    >
                      {words.end}
                    </Button>
                  )
                }
              />
            );
          })}
        </WorkList>
      )}
      {onEnd !== null && (
        <Button look="outline" className="mt-4" onClick={() => onEnd({ session: null, device: "" })}>
          {words.endAll}
        </Button>
      )}
    </>
  );
}

function askedWords(asked: Asked, name: string) {
  if (asked === "step") {
    return { title: words.removeTitle(name), confirm: words.remove, text: words.removeLead(name) };
  }
  return asked.session === null
    ? { title: words.endAllTitle(name), confirm: words.endAll, text: words.endAllLead }
    : { title: words.endTitle(name), confirm: words.end, text: words.endLead(asked.device) };
}

async function act(uid: string, asked: Asked, given: Reason<AccountReason>): Promise<void> {
  const reason = {
    kind: given.kind ?? "other",
    ...(given.words === undefined ? {} : { words: given.words }),
  };
  if (asked === "step") {
    await call("removeStaffSecondStep", { uid, reason });
    toast("success", words.stepRemoved);
  } else {
    await call("endStaffSessions", { uid, session: asked.session, reason });
    toast("success", words.ended);
  }
}
