/** Tells that another build of the site is ready, and takes it when asked to. */
export interface ReadyBuild {
  take(): void;
}

const LOOK_EVERY_MS = 60 * 60_000;

/**
 * Starts the worker that keeps the site for use without a network, and calls back once another build than this page's is there.
 * A build that this page came from already takes over without a word. Call the result to look again for one that waits.
 */
export async function keepForOffline(onReady: (build: ReadyBuild) => void): Promise<() => void> {
  const container = navigator.serviceWorker;
  const own = document.documentElement.dataset.build;
  // Only what was built for hosting has a worker beside it.
  if (container === undefined || own === undefined) return () => {};
  const registration = await container.register("/sw.js", { updateViaCache: "none" });
  let told: ServiceWorker | null = null;
  const look = async (worker: ServiceWorker | null) => {
    if (worker === null || worker === told || container.controller === null) return;
    told = worker;
    if ((await buildOf(worker)) === own) worker.postMessage("take-over");
    else onReady({ take: () => takeOver(worker) });
  };
  void look(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void look(worker);
    });
  });
  const update = () => void registration.update().catch(() => undefined);
  window.setInterval(update, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") update();
  });
  return () => void look(registration.waiting);
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage("build", [port2]);
  });
}

function takeOver(worker: ServiceWorker): void {
  // Another tab was quicker: nothing will change hands any more.
  if (worker.state !== "installed") {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), {
    once: true,
  });
  worker.postMessage("take-over");
}
