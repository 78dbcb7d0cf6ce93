import { createRoot } from "react-dom/client";
import { ToastContainer, toast } from "react-toastify";
import { crash } from "#messages/crash.ts";

let mounted = false;

/** Mounts the container once, beside the application, so that toasts outlive a page and a crash. */
export function showToast(kind: "success" | "error" | "info", message: string, duration: number): void {
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
    toastId: `${kind}:${message}`,
    role: kind === "error" ? "alert" : "status",
  });
}
