import { crash } from "#messages/crash.ts";
import { session as words } from "#messages/session.ts";
import { useOnline } from "../lib/device/online.ts";
import { whenReloadIsSafe } from "../lib/loading/module-recovery.ts";
import { keepAccountInTab } from "../lib/session/session-memory.ts";
import { confirmSession, type Session } from "../lib/session/session-store.ts";
import { Button } from "./button.tsx";
import { ErrorState, Loading } from "./states.tsx";

const reload = () => whenReloadIsSafe(() => window.location.reload());

/** Not known yet is not refused: nothing of either answer shows. `title`: what is said when nobody knows. */
export function SessionUnknown({
  session: { failed },
  title,
}: {
  session: Extract<Session, { status: "unknown" }>;
  title: string;
}) {
  const online = useOnline();
  if (failed === undefined) return <Loading />;
  if (failed === "service" || !online) {
    return (
      <ErrorState title={title} onRetry={confirmSession}>
        {online ? words.failed : words.offline}
      </ErrorState>
    );
  }
  return (
    <ErrorState title={title} onRetry={confirmSession}>
      <p>{words.store}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button onClick={reload}>{crash.refresh}</Button>
        <Button
          look="outline"
          onClick={() => {
            keepAccountInTab();
            reload();
          }}
        >
          {words.inThisTab}
        </Button>
      </div>
    </ErrorState>
  );
}
