import { createRoot } from "react-dom/client";
import { ToastContainer, toast } from "react-toastify";
import { crash } from "#messages/crash.ts";
import type { ToastKind } from "./toast.ts";

interface Shown {
  duration: number;
  onClose: (() => void) | undefined;
}

let mounted = false;

/** Mounts the container once, beside the application, so that toasts outlive a page and a crash. */
export function showToast(kind: ToastKind, message: string, { duration, onClose }: Shown): void {
  if (!mounted) {
    mounted = true;
    const host = document.createElement("div");
    document.body.append(host);
    createRoot(host).render(
      <ToastContainer
        position="top-right"
        newestOnTop
        theme="colored"
        aria-label={crash.messagesLabel}
        limit={4}
      />,
    );
  }
  toast(message, {
    type: kind,
    autoClose: duration,
    onClose: () => onClose?.(),
    toastId: `${kind}:${message}`,
    role: kind === "error" ? "alert" : "status",
  });
}
