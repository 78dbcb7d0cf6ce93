import { errors } from "#messages/errors.ts";
import { whenReloadIsSafe } from "../loading/module-recovery.ts";
import { toastAfterReload } from "../page/kept-toast.ts";
import { signOutHere } from "./session-store.ts";

let leaving: Promise<void> | null = null;

/** This session was ended from another device, or by an administrator: the browser signs out and says so. Once, whoever hears of it. */
export function leaveEndedSession(): Promise<void> {
  leaving ??= new Promise<void>((safe) => whenReloadIsSafe(safe)).then(leave).finally(() => {
    leaving = null;
  });
  return leaving;
}

async function leave(): Promise<void> {
  await signOutHere();
  toastAfterReload("error", errors.session_ended);
  window.location.reload();
}
