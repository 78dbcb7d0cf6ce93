/**
 * Short messages, top right, 4 seconds. The toast library is loaded with the first message. The same message shown
 * twice while it stands is one toast: one failure, one toast.
 */
export type ToastKind = "success" | "error" | "info";

interface Options {
  /** Milliseconds; 4000 unless a specification says otherwise. */
  duration?: number;
}

const DURATION_MS = 4000;

export function toast(kind: ToastKind, message: string, options: Options = {}): void {
  // Without the network the library cannot be fetched; the banner says that there is none.
  toastShown(kind, message, options).catch((error: unknown) => console.warn(message, error));
}

/** Resolves once the message stands there, and rejects where it cannot. */
export async function toastShown(
  kind: ToastKind,
  message: string,
  { duration = DURATION_MS }: Options = {},
): Promise<void> {
  const { showToast } = await import("./toast-container.tsx");
  showToast(kind, message, duration);
}
