import { useEffect, useState } from "react";
import { update } from "#messages/update.ts";
import { keepForOffline, type ReadyBuild } from "../lib/device/offline-worker.ts";
import { onTheirWay, reloadIsSafe, whenReloadIsSafe } from "../lib/loading/module-recovery.ts";
import { watchLoaders } from "../lib/loading/stuck-loaders.ts";
import { Button } from "../ui/button.tsx";

const LOOK_EVERY_MS = 30_000;

/**
 * Offers a refresh when a newer version of the site is there, or when something has been loading for long. Never by itself, and
 * never while a payment is open, which a reload would lose.
 */
export function UpdateNotice() {
  const [ready, setReady] = useState<ReadyBuild | null>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const show = (build: ReadyBuild) => whenReloadIsSafe(() => setReady(build));
    let lookForBuild = () => {};
    keepForOffline(show).then(
      (look) => {
        lookForBuild = look;
      },
      (error: unknown) => console.warn("The site cannot be kept", error),
    );
    const areStuck = watchLoaders();
    const looking = window.setInterval(() => {
      if (document.visibilityState !== "visible") return;
      const loading = [...document.querySelectorAll("[data-loader]"), ...onTheirWay];
      // Without a network a refresh would lose what is there.
      setStuck(areStuck(loading, performance.now()) && navigator.onLine && reloadIsSafe());
      lookForBuild();
    }, LOOK_EVERY_MS);
    return () => window.clearInterval(looking);
  }, []);
  return (
    <div role="status" aria-live="polite">
      {ready ? (
        <Offer words={update.ready} action={update.reload} onTake={() => ready.take()} />
      ) : (
        stuck && (
          <Offer words={update.stuck} action={update.refresh} onTake={() => window.location.reload()} />
        )
      )}
    </div>
  );
}

function Offer({ words, action, onTake }: { words: string; action: string; onTake(): void }) {
  return (
    <div className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-40 mx-auto flex max-w-md items-center justify-between gap-4 rounded-box border border-base-300 bg-base-100 py-3 pr-3 pl-5 shadow-lift">
      <p>{words}</p>
      <Button onClick={() => whenReloadIsSafe(onTake)}>{action}</Button>
    </div>
  );
}
