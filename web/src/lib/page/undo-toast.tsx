import { Undo2, X } from "lucide-react";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { common } from "#messages/common.ts";
import { undoing } from "#messages/undo.ts";
import { countdown, held, leftOf } from "../undo/countdown.ts";
import { offerUndo } from "../undo/shortcut.ts";

const UNDO_MS = 10_000;
/** How long it says that it was taken back. */
const UNDONE_MS = 3000;
const LOOK_EVERY_MS = 200;

interface UndoToastProps {
  message: string;
  onUndo(): void;
  onClose(): void;
}

/** What was done, and for ten seconds the way back. The time stands still while it is pointed at or has the focus. */
export function UndoToast({ message, onUndo, onClose }: UndoToastProps) {
  const [undone, setUndone] = useState(false);
  const { left, hold } = useCountdown(undone ? UNDONE_MS : UNDO_MS, onClose);
  const cameFrom = useRef<Element | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  // Whoever came here by keyboard goes back to where they were: the button under them is about to go.
  function leave(): void {
    if (!frame.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  }

  function takeBack(): void {
    onUndo();
    leave();
    setUndone(true);
  }
  const latest = useRef(takeBack);
  latest.current = takeBack;
  useEffect(() => (undone ? undefined : offerUndo(() => latest.current())), [undone]);

  function focused(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    hold("focus", true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops a clock; all that it offers are its buttons
    <div
      ref={frame}
      className="flex w-full items-center gap-1"
      onPointerEnter={() => hold("pointer", true)}
      onPointerLeave={() => hold("pointer", false)}
      onFocus={focused}
      onBlur={() => hold("focus", false)}
    >
      <p className="min-w-0 flex-1 py-2">{undone ? undoing.undone : message}</p>
      {!undone && (
        <button
          type="button"
          className="btn btn-ghost text-primary"
          aria-keyshortcuts="Control+Z"
          onClick={takeBack}
        >
          <Undo2 size={17} aria-hidden="true" />
          {undoing.undo}
          <span aria-hidden="true" className="muted figures min-w-5 text-sm font-normal">
            {Math.ceil(left / 1000)}
          </span>
        </button>
      )}
      <button
        type="button"
        className="btn btn-ghost btn-square"
        aria-label={common.close}
        onClick={() => {
          leave();
          onClose();
        }}
      >
        <X size={18} aria-hidden="true" />
      </button>
      {!undone && (
        <span
          aria-hidden="true"
          className="undo-left"
          style={{ scale: `${Math.max(0, left / UNDO_MS)} 1` }}
        />
      )}
    </div>
  );
}

/** Ms that are left of a time that starts anew with each `total`; held by a pointer, the focus or both. */
function useCountdown(total: number, onOver: () => void) {
  const [left, setLeft] = useState(total);
  const holders = useRef(new Set<string>());
  const count = useRef(countdown(total, performance.now()));
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    count.current = held(countdown(total, performance.now()), holders.current.size > 0, performance.now());
    const look = () => {
      const now = leftOf(count.current, performance.now());
      setLeft(now);
      if (now === 0) over.current();
    };
    look();
    const ticking = window.setInterval(look, LOOK_EVERY_MS);
    return () => window.clearInterval(ticking);
  }, [total]);

  return {
    left,
    hold(by: string, holds: boolean) {
      if (holds) holders.current.add(by);
      else holders.current.delete(by);
      count.current = held(count.current, holders.current.size > 0, performance.now());
    },
  };
}
