import { useEffect, useState } from "react";
import { holdReloads } from "../loading/module-recovery.ts";

const LOOK_EVERY_MS = 4_000;
const lockOf = (id: string) => `niyamdesk.upload.${id}`;

let held = 0;

/** While something is on its way out of this tab, closing it asks first and the site does not reload by itself. Call the result to let go. */
export function holdTab(): () => void {
  const release = holdReloads();
  if (held === 0) window.addEventListener("beforeunload", ask);
  held += 1;
  return () => {
    held -= 1;
    if (held === 0) window.removeEventListener("beforeunload", ask);
    release();
  };
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Lets this browser's other tabs know that this one sends it, for as long as `work` takes. */
export async function whileSending<T>(id: string, work: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return work();
  return (await navigator.locks.request(lockOf(id), { ifAvailable: true }, work)) as T;
}

/** Which of these some tab of this browser is sending, live; null until that is known. */
export function useBeingSent(ids: readonly string[]): ReadonlySet<string> | null {
  const [sent, setSent] = useState<ReadonlySet<string> | null>(null);
  const key = [...ids].sort().join(" ");
  useEffect(() => {
    if (key === "") return;
    let gone = false;
    const look = async () => {
      const locks = await heldLocks();
      if (!gone) setSent(new Set(key.split(" ").filter((id) => locks.has(lockOf(id)))));
    };
    void look();
    const looking = window.setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      gone = true;
      window.clearInterval(looking);
    };
  }, [key]);
  return sent;
}

/** None where the browser does not tell. */
async function heldLocks(): Promise<ReadonlySet<string | undefined>> {
  if (!("locks" in navigator)) return new Set();
  const { held: locks = [] } = await navigator.locks.query();
  return new Set(locks.map(({ name }) => name));
}
