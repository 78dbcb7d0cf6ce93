import { useState } from "react";
import { sessions as words } from "#messages/sessions.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import type { SignedIn } from "../../../lib/session/session-store.ts";
import { istDateTime, istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { endOtherSessions, endSession, type SessionView, useOwnSessions } from "../data/sessions.ts";
import { deviceWords } from "./device-words.ts";

/** Where the person is signed in: this device first, each of the others with a way to end it. */
export function OwnSessions({ session: { uid, session } }: { session: SignedIn }) {
  const live = useOwnSessions(uid);
  const [asked, setAsked] = useState(false);
  return (
    <LivePanel live={live} label={words.loading} failure={words.failed} rows={2}>
      {(listed) => {
        const here = listed.filter((one) => one.session === session);
        const others = listed.filter((one) => one.session !== session);
        return (
          <>
            {listed.length === 0 && <p className="muted">{words.none}</p>}
            <ul aria-label={words.list} className="divide-y divide-base-300">
              {[...here, ...others].map((one) => (
                <Row key={one.session} one={one} isHere={one.session === session} />
              ))}
            </ul>
            <p className="muted mt-3 text-sm">{words.approximate}</p>
            <Button look="outline" className="mt-4" onClick={() => setAsked(true)}>
              {words.endOthers}
            </Button>
            {asked && (
              <ConfirmDialog
                title={words.endOthersTitle}
                confirm={words.endOthers}
                keep={words.keep}
                onConfirm={async () => {
                  await endOtherSessions();
                  setAsked(false);
                  toast("success", words.othersEnded);
                }}
                onClose={() => setAsked(false)}
              >
                <p>{words.endOthersLead}</p>
              </ConfirmDialog>
            )}
          </>
        );
      }}
    </LivePanel>
  );
}

function Row({ one, isHere }: { one: SessionView; isHere: boolean }) {
  const [busy, setBusy] = useState(false);
  const device = deviceWords(one.device);

  async function end(): Promise<void> {
    setBusy(true);
    try {
      await endSession(one.session);
      toast("success", words.ended(device));
    } catch (error) {
      setBusy(false);
      toast("error", errorWords(error));
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device} {isHere && <Badge tone="success">{words.here}</Badge>}
        </p>
        <p className="muted text-sm">
          {words.first(istFullDate(one.first))} · {isHere ? words.now : words.last(istDateTime(one.last))}
        </p>
      </div>
      {!isHere && (
        <Button look="quiet" busy={busy} aria-label={words.endOf(device)} onClick={() => void end()}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
