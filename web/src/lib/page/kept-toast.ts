import { TOAST_KEY } from "../device/remembered.ts";
import { type ToastKind, toast } from "./toast.ts";

/** A message for the page that comes after a full load, such as the one after signing out. */
const KINDS = ["success", "error", "info"] as const;

export function toastAfterReload(kind: ToastKind, message: string): void {
  try {
    sessionStorage.setItem(TOAST_KEY, JSON.stringify([kind, message]));
  } catch {
    // Storage is blocked: the page itself shows what happened.
  }
}

/** Shows the kept message. It is kept until its time is over: the page that came may be left for another before. */
export function showKeptToast(): void {
  const kept = read();
  const [kind, message] = messageIn(kept);
  if (message === null) return;
  toast(kind, message, { onClose: () => forget(kept) });
}

function messageIn(kept: string | null): [ToastKind, string | null] {
  try {
    const parts: unknown = JSON.parse(kept ?? "null");
    if (!Array.isArray(parts) || typeof parts[1] !== "string") return ["info", null];
    return [KINDS.find((kind) => kind === parts[0]) ?? "info", parts[1]];
  } catch {
    return ["info", null];
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(TOAST_KEY);
  } catch {
    return null;
  }
}

/** Not one that was kept meanwhile. */
function forget(shown: string | null): void {
  if (read() === shown) sessionStorage.removeItem(TOAST_KEY);
}
