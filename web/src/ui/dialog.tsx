import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { common } from "#messages/common.ts";
import { openModal } from "../lib/page/modal-dialogs.ts";

interface DialogProps {
  open: boolean;
  title: string;
  /** The person closes it: ×, Escape or a press outside. */
  onClose(): void;
  /** False while closing would interrupt something that must finish. */
  closable?: boolean;
  children: ReactNode;
}

/** The platform's modal dialog: it traps focus, closes on Escape and gives focus back. */
export function Dialog({ open, title, onClose, closable = true, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // Closing gives focus back, and works only while the dialog is still on the page: also when it is taken away whole.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return;
    const close = openModal(dialog);
    // Where reading begins; the first control would be the one that closes.
    heading.current?.focus();
    return close;
  }, [open]);

  /** A browser lets nobody be held by a dialog: it closes one at the second Escape, whatever was said to the first. */
  function reopen(dialog: HTMLDialogElement): void {
    if (!open || dialog.open) return;
    dialog.showModal();
    if (closable) onClose();
  }

  return (
    <dialog
      ref={element}
      className="modal modal-bottom sm:modal-middle"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (closable) onClose();
      }}
      onClose={(event) => reopen(event.currentTarget)}
    >
      {open && (
        <div className="modal-box dialog-box max-h-[92dvh] p-5 sm:p-7">
          <div className="sticky -top-5 z-10 -mx-5 -mt-5 mb-2 flex items-start justify-between gap-4 bg-base-100 px-5 pt-5 pb-2 sm:-top-7 sm:-mx-7 sm:-mt-7 sm:px-7 sm:pt-7">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl outline-none">
              {title}
            </h2>
            {closable && (
              <button
                type="button"
                className="btn btn-ghost btn-square -my-2 -mr-3"
                aria-label={common.close}
                onClick={onClose}
              >
                <X size={18} aria-hidden="true" />
              </button>
            )}
          </div>
          {children}
        </div>
      )}
      <button
        type="button"
        className="modal-backdrop"
        tabIndex={-1}
        aria-label={common.close}
        onClick={() => {
          if (closable) onClose();
        }}
      />
    </dialog>
  );
}
