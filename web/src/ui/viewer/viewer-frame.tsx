import { ArrowLeft } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { documents } from "#messages/documents.ts";

interface ViewerFrameProps {
  name: string;
  /** `2 of 5`, where there is more than one page. */
  place?: string | null;
  /** Tools, below on a phone and above on a desk. */
  bar?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** The whole screen, over the page that it belongs to: also while a document is opened, and when it cannot be. */
export function ViewerFrame({ name, place = null, bar, onClose, children }: ViewerFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="m-0 flex h-dvh max-h-none w-screen max-w-none flex-col bg-base-200 p-0 text-base-content"
      aria-label={documents.viewer.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="order-1 flex min-h-14 shrink-0 items-center gap-2 border-b border-base-300 bg-base-100 px-2 sm:gap-3 sm:px-4">
        <button
          type="button"
          className="btn btn-ghost btn-square"
          aria-label={documents.viewer.back}
          onClick={onClose}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </button>
        <h1 ref={heading} tabIndex={-1} className="min-w-0 flex-1 truncate text-base outline-none sm:text-lg">
          {name}
        </h1>
        {place !== null && (
          <p className="figures muted shrink-0 pr-2" role="status">
            {place}
          </p>
        )}
      </div>
      {bar !== undefined && (
        <div className="order-3 flex shrink-0 flex-wrap items-center justify-center gap-1 border-t border-base-300 bg-base-100 px-2 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] sm:order-2 sm:border-t-0 sm:border-b">
          {bar}
        </div>
      )}
      <div className="order-2 min-h-0 flex-1 sm:order-3">{children}</div>
    </dialog>
  );
}
