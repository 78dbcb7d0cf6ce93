import { useEffect, useState } from "react";
import { update } from "#messages/update.ts";
import { whenReloadIsSafe } from "../lib/module-recovery.ts";
import { keepForOffline, type ReadyBuild } from "../lib/offline-worker.ts";
import { Button } from "../ui/button.tsx";

/** Says that a newer version of the site is there; never while a payment is open, which a reload would lose. */
export function UpdateNotice() {
  const [ready, setReady] = useState<ReadyBuild | null>(null);
  useEffect(() => {
    const show = (build: ReadyBuild) => whenReloadIsSafe(() => setReady(build));
    keepForOffline(show).catch((error: unknown) => console.warn("The site cannot be kept", error));
  }, []);
  return (
    <div role="status" aria-live="polite">
      {ready && (
        <div className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-40 mx-auto flex max-w-md items-center justify-between gap-4 rounded-box border border-base-300 bg-base-100 py-3 pr-3 pl-5 shadow-lift">
          <p>{update.ready}</p>
          <Button onClick={() => whenReloadIsSafe(() => ready.take())}>{update.reload}</Button>
        </div>
      )}
    </div>
  );
}
