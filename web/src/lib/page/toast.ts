import { networkReturns } from "../device/network-returns.ts";
import { pause } from "../loading/pause.ts";

/**
 * Short messages, top right, 4 seconds. The toast library is loaded with the first message. The same message shown
 * twice while it stands is one toast: one failure, one toast.
 */
export type ToastKind = "success" | "error" | "info";

export interface ToastOptions {
  /** Milliseconds; 4000 unless a specification says otherwise. */
  duration?: number;
  /** What can be done about it at once; it closes the message. `name` is said by a screen reader. */
  act?: { label: string; name: string; press(): void };
  /** One at a time of this name: another takes its place, and its time begins anew. Such a message stands at the lower edge, over no heading. */
  slot?: string;
  /** Its time is over, or the person closed it. */
  onClose?(): void;
}

const DURATION_MS = 4000;
const SECOND_TRY_MS = 2000;

export function toast(kind: ToastKind, message: string, options: ToastOptions = {}): void {
  const { duration = DURATION_MS, onClose, act, slot } = options;
  toastContainer().then(
    ({ showToast }) => showToast(kind, message, { duration, onClose, act, slot }),
    (error: unknown) => console.warn(message, error),
  );
}

/** The part that draws them. A weak network loses a file now and then: asked for a second time, as soon as that makes sense. */
export async function toastContainer() {
  try {
    return await import("./toast-container.tsx");
  } catch {
    await (navigator.onLine ? pause(SECOND_TRY_MS) : networkReturns());
    return import("./toast-container.tsx");
  }
}
