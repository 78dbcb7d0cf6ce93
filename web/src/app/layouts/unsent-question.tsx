import { type ReactNode, useEffect, useState } from "react";
import { signOut as words } from "#messages/sign-out.ts";
import { useOnline } from "../../lib/device/online.ts";
import { pause } from "../../lib/loading/pause.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { forgetUnsentWork, type UnsentWork, unsentWork } from "./unsent-work.ts";

/** Messages that waited when they left are sent once they are back, whichever page it is. Whoever looks on sends nothing. */
export async function sendWhatWaits(): Promise<void> {
  const session = currentSession();
  if (session.status !== "signed_in" || session.viewer !== undefined) return;
  if (!unsentWork(session.uid)?.messages) return;
  const { sendAll } = await import("../../features/messages/data/outbox.ts");
  sendAll(session.uid);
}

/** What was done just now is sent by then, where there is a network: nobody is asked about it. */
const SENT_MS = 3_000;
const SOON_MS = 100;

/** Leaves where nothing waits to be sent, after a moment for what is on its way; otherwise it is asked. */
export async function leaveOrAsk(
  leave: QuestionProps["onLeave"],
  ask: (question: ReactNode) => void,
): Promise<void> {
  const session = currentSession();
  if (session.status !== "signed_in" || (await isAllSent(session.uid))) return leave();
  ask(<UnsentQuestion uid={session.uid} onLeave={leave} onClose={() => ask(null)} />);
}

async function isAllSent(uid: string): Promise<boolean> {
  for (let waited = 0; ; waited += SOON_MS) {
    const unsent = unsentWork(uid);
    if (unsent === null) return true;
    // A call that goes on is not sent by waiting.
    if (!navigator.onLine || unsent.onCallWith !== null || waited >= SENT_MS) return false;
    await pause(SOON_MS);
  }
}

interface QuestionProps {
  uid: string;
  /** @param forget called once they have left */
  onLeave(forget?: () => void): Promise<void>;
  onClose(): void;
}

/** What of the own work is not with us yet, and what becomes of it. While it is read, it may be sent. */
function UnsentQuestion({ uid, onLeave, onClose }: QuestionProps) {
  const unsent = useUnsent(uid);
  const isOnline = useOnline();
  const [leaving, setLeaving] = useState<"keep" | "forget" | null>(null);
  const leave = (how: "keep" | "forget") => {
    setLeaving(how);
    void onLeave(how === "forget" ? () => forgetUnsentWork(uid) : undefined);
  };
  return (
    <Dialog
      open
      title={unsent === null ? words.allSent : words.title}
      closable={leaving === null}
      onClose={onClose}
    >
      {unsent !== null && (
        <>
          <ul className="mb-3 list-disc pl-5">
            {linesOf(unsent).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{unsent.endsWithPage ? words.ends : words.stays}</p>
          <p role="status" className="muted mt-2 text-sm">
            {howItIsSent(unsent, isOnline)}
          </p>
        </>
      )}
      <div className="mt-6 grid gap-3">
        {unsent !== null && (
          <Button block disabled={leaving !== null} onClick={onClose}>
            {words.stay}
          </Button>
        )}
        {(unsent === null || !unsent.endsWithPage) && (
          <Button
            block
            look={unsent === null ? "primary" : "outline"}
            busy={leaving === "keep"}
            disabled={leaving !== null}
            onClick={() => leave("keep")}
          >
            {unsent === null ? words.leave : words.keep}
          </Button>
        )}
        {unsent !== null && (
          <Button
            block
            look="quiet"
            className="text-error"
            busy={leaving === "forget"}
            disabled={leaving !== null}
            onClick={() => leave("forget")}
          >
            {words.forget}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function linesOf({ calls, leads, messages, onCallWith }: UnsentWork): string[] {
  return [
    ...(onCallWith === null ? [] : [words.onCall(onCallWith)]),
    ...(calls === 0 ? [] : [words.calls(calls)]),
    ...(leads === 0 ? [] : [words.leads(leads)]),
    ...(messages === 0 ? [] : [words.messages(messages)]),
  ];
}

function howItIsSent({ calls, leads, messages }: UnsentWork, isOnline: boolean): string {
  if (calls + leads + messages === 0) return words.saveFirst;
  return isOnline ? words.sending : words.offline;
}

const LOOK_MS = 500;

/** Several modules keep it, in several tabs: it is looked up. */
function useUnsent(uid: string): UnsentWork | null {
  const [unsent, setUnsent] = useState(() => unsentWork(uid));
  useEffect(() => {
    const timer = window.setInterval(() => setUnsent(unsentWork(uid)), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [uid]);
  return unsent;
}
