import { TOAST_KEY } from "./remembered.ts";
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

/** Shows the kept message, once. */
export function showKeptToast(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(TOAST_KEY) ?? "null");
    sessionStorage.removeItem(TOAST_KEY);
    if (!Array.isArray(kept) || typeof kept[1] !== "string") return;
    toast(KINDS.find((kind) => kind === kept[0]) ?? "info", kept[1]);
  } catch {
    // Nothing was kept.
  }
}
