import { notifications as words } from "#messages/notifications.ts";
import type { Notice } from "../notice.ts";
import { NoticeItem } from "./notice-item.tsx";

interface NoticeListProps {
  notices: readonly Notice[];
  onRead(notice: Notice): void;
  /** Of announcements, which carry no mark. */
  onClose?(notice: Notice): void;
  /** Said where there are none. */
  none?: string;
}

export function NoticeList({ notices, onRead, onClose, none = words.none }: NoticeListProps) {
  if (notices.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100">
      {notices.map((notice) => (
        <NoticeItem
          key={`${notice.read === null ? "all" : "own"}-${notice.id}`}
          notice={notice}
          onRead={() => onRead(notice)}
          {...(onClose && { onClose: () => onClose(notice) })}
        />
      ))}
    </ul>
  );
}
