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
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 px-4 py-3.5 sm:flex-nowrap sm:px-5 ${unread ? "bg-secondary/40" : ""}`}
    >
      <div className="min-w-0">
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
      </div>
      {unread && <Act label={notifications.markRead} of={notice.title} onPress={onRead} />}
      {onClose && <Act label={notifications.closeIt} of={notice.title} onPress={onClose} />}
    </li>
  );
}

/** Beside the notice on a desk, below it on a phone. */
function Act({ label, of, onPress }: { label: string; of: string; onPress(): void }) {
  return (
    <Button
      look="quiet"
      size="small"
      className="-ml-3 min-h-11 shrink-0 max-sm:-mb-2 sm:ml-0"
      onClick={onPress}
    >
      {label}
      <span className="sr-only">: {of}</span>
    </Button>
  );
}
