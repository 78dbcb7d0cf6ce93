import { errors } from "#messages/errors.ts";
import { whenReloadIsSafe } from "../loading/module-recovery.ts";
import { toastAfterReload } from "../page/kept-toast.ts";
import { readHint } from "./session-memory.ts";
import { signOutHere } from "./session-store.ts";

let leaving: Promise<void> | null = null;

/**
 * This session was ended from another device, or by an administrator: the browser signs out and says so. Once, whoever hears of it. Where
 * another tab of it has just signed out, that is what ended it, and there is nothing to say.
 */
export function leaveEndedSession(): Promise<void> {
  leaving ??= new Promise<void>((safe) => whenReloadIsSafe(safe)).then(leave).finally(() => {
    leaving = null;
  });
  return leaving;
}

async function leave(): Promise<void> {
  const isLeftHere = readHint() === null;
  await signOutHere({ isEnded: true });
  if (!isLeftHere) toastAfterReload("error", errors.session_ended);
  window.location.reload();
}
