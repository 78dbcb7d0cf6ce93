import { secondStep } from "#messages/second-step-title.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import type { SignedIn } from "../../../lib/session/session-store.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Part } from "../../../ui/part.tsx";

/** They are below what a profile is opened for, and come after it. */
const OwnSecondStep = lazyPage(async () => ({
  default: (await import("../second-step/own-second-step.tsx")).OwnSecondStep,
}));
const OwnSessions = lazyPage(async () => ({
  default: (await import("../sessions/own-sessions.tsx")).OwnSessions,
}));

const WAITING = <div className="skeleton h-16" aria-hidden="true" />;

/** Where somebody is signed in; of members of staff also the second step. Nothing of it for who sees somebody else's workspace. */
export function SignInSafety({ session }: { session: SignedIn }) {
  if (session.viewer !== undefined) return null;
  return (
    <>
      {session.role !== "client_user" && (
        <Panel title={secondStep.step} framed>
          <Part waiting={WAITING}>
            <OwnSecondStep session={session} />
          </Part>
        </Panel>
      )}
      <Panel title={secondStep.sessions} framed>
        <Part waiting={WAITING}>
          <OwnSessions session={session} />
        </Part>
      </Panel>
    </>
  );
}
