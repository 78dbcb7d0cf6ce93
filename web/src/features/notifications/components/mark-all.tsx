import { notifications as words } from "#messages/notifications.ts";

/** How many are unread, said when it changes, and all of them read at a press. */
export function MarkAll({ unread, onAll }: { unread: number; onAll(): void }) {
  return (
    <span className="flex items-baseline gap-3">
      <span role="status" className="muted text-sm">
        {unread > 0 && words.unreadCount(unread)}
      </span>
      {unread > 1 && (
        <button type="button" className="quick-link thumb cursor-pointer text-sm" onClick={onAll}>
          {words.markAll}
        </button>
      )}
    </span>
  );
}
