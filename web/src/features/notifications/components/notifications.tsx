import type { NotificationType } from "@niyamdesk/domain/notifications/notification";
import { notifications } from "#messages/notifications.ts";
import { toast } from "../../../lib/page/toast.ts";
import { doWithUndo } from "../../../lib/undo/undo.ts";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PartMissing } from "../../../ui/part-missing.tsx";
import { useAnnouncements } from "../data/announcements.ts";
import { useInbox } from "../data/inbox.ts";
import { markRead, markUnread } from "../data/mark-read.ts";
import { inOrder, type Notice, withoutTypes } from "../notice.ts";
import { NoticeItem } from "./notice-item.tsx";

interface NotificationsProps {
  uid: string;
  /** Announcements of these types are not wanted. */
  unwanted: readonly NotificationType[];
}

/** Announcements and the client's own messages in one list. One source failing does not hide the other. */
export function Notifications({ uid, unwanted }: NotificationsProps) {
  const inbox = useInbox(uid);
  const announcements = useAnnouncements();
  const lacking = announcements.status === "failed" || announcements.status === "refused";
  const more = announcements.status === "ready" ? withoutTypes(announcements.value, unwanted) : [];
  const unread =
    inbox.status === "ready" ? inbox.value.filter((notice) => notice.read === false).map(({ id }) => id) : [];

  const read = (notice: Notice) => {
    markRead(uid, [notice.id]).catch(() => toast("error", notifications.notMarked));
  };
  const readAll = () => {
    doWithUndo(notifications.marked(unread.length), {
      act: () => markRead(uid, unread),
      counter: () => markUnread(uid, unread),
      onFailed: () => toast("error", notifications.notAllMarked),
      onStays: () => toast("error", notifications.staysRead),
    });
  };

  return (
    <Panel
      title={notifications.title}
      aside={
        <span className="flex items-baseline gap-3">
          <span role="status" className="muted text-sm">
            {unread.length > 0 && notifications.unreadCount(unread.length)}
          </span>
          {unread.length > 1 && (
            <button type="button" className="quick-link thumb cursor-pointer text-sm" onClick={readAll}>
              {notifications.markAll}
            </button>
          )}
        </span>
      }
    >
      <LivePanel live={inbox} label={notifications.loading} failure={notifications.failed}>
        {(own) =>
          lacking && own.length === 0 ? null : (
            <NoticeList notices={inOrder([...own, ...more])} onRead={read} />
          )
        }
      </LivePanel>
      <PartMissing live={announcements} what={notifications.announcementsFailed} />
    </Panel>
  );
}

function NoticeList({ notices, onRead }: { notices: readonly Notice[]; onRead: (notice: Notice) => void }) {
  if (notices.length === 0) return <p className="muted">{notifications.none}</p>;
  return (
    <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100">
      {notices.map((notice) => (
        <NoticeItem
          key={`${notice.read === null ? "all" : "own"}-${notice.id}`}
          notice={notice}
          onRead={() => onRead(notice)}
        />
      ))}
    </ul>
  );
}
