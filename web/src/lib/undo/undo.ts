import { toastContainer } from "../page/toast.ts";
import { begin, type Undoable } from "./undoable.ts";

/**
 * Does something at once and offers to take it back for ten seconds, by the message's button or with Ctrl Z. Where the
 * message itself cannot be loaded it is done all the same.
 *
 * @param message what was done, such as '5 notifications marked as read'
 */
export function doWithUndo(message: string, undoable: Undoable): void {
  const offer: { isOver: boolean; close?: () => void } = { isOver: false };
  const undo = begin({
    ...undoable,
    onFailed: (error) => {
      offer.isOver = true;
      offer.close?.();
      undoable.onFailed(error);
    },
  });
  toastContainer().then(
    ({ showUndo }) => {
      if (!offer.isOver) offer.close = showUndo(message, () => void undo());
    },
    (error: unknown) => console.warn(message, error),
  );
}
