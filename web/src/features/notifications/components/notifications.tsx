import type { NotificationType } from "@niyamdesk/domain/notifications/notification";
import { toast } from "../../../lib/page/toast.ts";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PartMissing } from "../../../ui/part-missing.tsx";
import { useAnnouncements } from "../data/announcements.ts";
import { useInbox } from "../data/inbox.ts";
import { markRead } from "../data/mark-read.ts";
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
  const unread = inbox.status === "ready" ? inbox.value.filter((notice) => notice.read === false).length : 0;

  const read = (notice: Notice) => {
    markRead(uid, notice.id).catch(() =>
      toast("error", "This message could not be marked as read. Please try again."),
    );
  };

  return (
    <Panel
      title="Notifications"
      aside={
        <span role="status" className="muted text-sm">
          {unread > 0 && `${unread} unread`}
        </span>
      }
    >
      <LivePanel live={inbox} label="Loading your notifications" failure="Failed to load your notifications">
        {(own) =>
          lacking && own.length === 0 ? null : (
            <NoticeList notices={inOrder([...own, ...more])} onRead={read} />
          )
        }
      </LivePanel>
      <PartMissing live={announcements} what="Failed to load the announcements." />
    </Panel>
  );
}

function NoticeList({ notices, onRead }: { notices: readonly Notice[]; onRead: (notice: Notice) => void }) {
  if (notices.length === 0) return <p className="muted">Nothing new. Updates on your orders show here.</p>;
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
