import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { createRoot } from "react-dom/client";
import { type Id, ToastContainer, toast } from "react-toastify";
import { common } from "#messages/common.ts";
import { crash } from "#messages/crash.ts";
import type { ToastKind, ToastOptions } from "./toast.ts";
import { UndoToast } from "./undo-toast.tsx";

interface Shown {
  duration: number;
  onClose: ToastOptions["onClose"] | undefined;
  act: ToastOptions["act"] | undefined;
  slot: ToastOptions["slot"] | undefined;
}

interface ActToastProps {
  message: string;
  act: NonNullable<ToastOptions["act"]>;
  onClose(): void;
}

function ActToast({ message, act, onClose }: ActToastProps) {
  return (
    <div className="flex w-full items-center gap-3">
      <p className="min-w-0 flex-1 wrap-anywhere">{message}</p>
      <button
        type="button"
        className="btn btn-sm btn-outline min-h-11 border-current text-inherit hover:bg-white/15"
        aria-label={act.name}
        onClick={() => {
          onClose();
          act.press();
        }}
      >
        {act.label}
      </button>
    </div>
  );
}

/** The library's own says 'close' in English, whatever the language. */
function CloseToast({ closeToast }: { closeToast(event: MouseEvent): void }) {
  return (
    <button
      type="button"
      className="Toastify__close-button Toastify__close-button--colored"
      aria-label={common.close}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(event);
      }}
    >
      <X size={16} aria-hidden="true" />
    </button>
  );
}

let mounted = false;
const inSlots = new Map<string, Id>();

export function showToast(kind: ToastKind, message: string, { duration, onClose, act, slot }: Shown): void {
  mount();
  const content = act
    ? ({ closeToast }: { closeToast(): void }) => (
        <ActToast message={message} act={act} onClose={() => closeToast()} />
      )
    : message;
  const options: Parameters<typeof toast>[1] = {
    type: kind,
    autoClose: duration,
    onClose: () => onClose?.(),
    role: kind === "error" ? "alert" : "status",
  };
  if (slot === undefined) toast(content, { ...options, toastId: `${kind}:${message}` });
  else {
    // Under the same name it would be lost while the one before goes.
    const before = inSlots.get(slot);
    if (before !== undefined) toast.dismiss(before);
    inSlots.set(slot, toast(content, { ...options, position: "bottom-right" }));
  }
}

/** Offers to take something back that stand, the oldest first. */
let offers: readonly Id[] = [];
const OFFERS = { desk: 3, phone: 1 } as const;

/** Whoever does one thing after the other keeps the latest ones: on a phone they would cover what is pressed next. */
function makeRoom(): void {
  const most = window.matchMedia("(width <= 30rem)").matches ? OFFERS.phone : OFFERS.desk;
  for (const id of offers.slice(0, Math.max(0, offers.length - most + 1))) toast.dismiss(id);
}

/** One that counts down by itself and can be taken back meanwhile. Call the result to close it. */
export function showUndo(message: string, undo: () => void): () => void {
  mount();
  makeRoom();
  const id = toast(({ closeToast }) => <UndoToast message={message} onUndo={undo} onClose={closeToast} />, {
    autoClose: false,
    closeButton: false,
    closeOnClick: false,
    draggable: false,
    theme: "light",
    className: "undo-toast",
    role: "status",
    onClose: () => {
      offers = offers.filter((one) => one !== id);
    },
  });
  offers = [...offers, id];
  return () => toast.dismiss(id);
}

/** Once, beside the application, so that toasts outlive a page and a crash. */
function mount(): void {
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
        closeButton={CloseToast}
        limit={4}
      />,
    );
  }
}
