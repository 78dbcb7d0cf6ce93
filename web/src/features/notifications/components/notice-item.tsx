import { Link } from "react-router-dom";
import { notifications } from "#messages/notifications.ts";
import { istDateTime, istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import type { Notice } from "../notice.ts";

interface NoticeItemProps {
  notice: Notice;
  onRead(): void;
  onClose?(): void;
}

export function NoticeItem({ notice, onRead, onClose }: NoticeItemProps) {
  const unread = notice.read === false;
  // Of what happens several times a day, the day alone says little.
  const isOwn = notice.read !== null;
  return (
    <li className={`px-4 py-3.5 sm:px-5 ${unread ? "bg-secondary/40" : ""}`}>
      <p className="muted flex items-center gap-2 text-sm">
        {unread && <span className="size-2 shrink-0 rounded-full bg-primary" aria-hidden="true" />}
        {unread && <span className="sr-only">{notifications.unread}</span>}
        <span>{notifications.kinds[notice.type]}</span>
        <span aria-hidden="true">·</span>
        <time dateTime={new Date(notice.at).toISOString()} className="figures">
          {isOwn ? istDateTime(notice.at) : istFullDate(notice.at)}
        </time>
      </p>
      <h3 className={`mt-0.5 text-base ${unread ? "font-semibold" : "font-medium"}`}>
        {notice.link === null ? (
          notice.title
        ) : (
          <Link
            to={notice.link}
            className="thumb underline decoration-base-content/30 underline-offset-4 hover:text-primary"
            onClick={() => {
              if (unread) onRead();
            }}
          >
            {notice.title}
          </Link>
        )}
      </h3>
      {notice.content !== "" && <p className="mt-0.5 text-sm">{notice.content}</p>}
      {unread && (
        <Button look="quiet" size="small" className="-ml-3 mt-1 min-h-11" onClick={onRead}>
          {notifications.markRead}
          <span className="sr-only">: {notice.title}</span>
        </Button>
      )}
      {onClose && (
        <Button look="quiet" size="small" className="-ml-3 mt-1 min-h-11" onClick={onClose}>
          {notifications.closeIt}
          <span className="sr-only">: {notice.title}</span>
        </Button>
      )}
    </li>
  );
}
