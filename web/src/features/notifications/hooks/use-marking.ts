import { notifications as words } from "#messages/notifications.ts";
import { toast } from "../../../lib/page/toast.ts";
import { doWithUndo } from "../../../lib/undo/undo.ts";
import { markRead, markUnread } from "../data/mark-read.ts";
import type { Notice } from "../notice.ts";

/** Marks what somebody was told as read: one, or all that are unread, which can be taken back. */
export function useMarking(uid: string, own: readonly Notice[]) {
  const unread = own.filter(({ read }) => read === false).map(({ id }) => id);
  return {
    unread: unread.length,
    read: (notice: Notice) => {
      markRead(uid, [notice.id]).catch(() => toast("error", words.notMarked));
    },
    readAll: () => {
      doWithUndo(words.marked(unread.length), {
        act: () => markRead(uid, unread),
        counter: () => markUnread(uid, unread),
        onFailed: () => toast("error", words.notAllMarked),
        onStays: () => toast("error", words.staysRead),
      });
    },
  };
}
