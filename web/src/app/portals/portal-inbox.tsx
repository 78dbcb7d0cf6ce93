import { useCallback, useState } from "react";
import { createPortal } from "react-dom";
import { inbox as words } from "#messages/workspaces/inbox.ts";
import { MOST_COUNTED, useUnreadCount } from "../../features/notifications/data/unread.ts";
import { Icon } from "../../ui/icon.tsx";
import { lateDialog } from "../../ui/late-dialog.tsx";

const StaffInbox = lateDialog(() => import("../../features/notifications/components/staff-inbox.tsx"));

interface Props {
  uid: string;
  /** Beside the name of the workspace: on a desk, and in the bar above on a phone. */
  places: readonly (HTMLElement | null)[];
}

/** The bell of a workspace, with how much is unread, and what it opens. */
export default function PortalInbox({ uid, places }: Props) {
  const [isOpen, setOpen] = useState(false);
  const unread = useUnreadCount(uid) ?? 0;
  const close = useCallback(() => setOpen(false), []);
  const count = unread >= MOST_COUNTED ? words.many(MOST_COUNTED - 1) : String(unread);
  const bell = (
    <button
      type="button"
      className="btn btn-ghost btn-square relative"
      aria-label={unread === 0 ? words.open : words.openWith(count)}
      aria-haspopup="dialog"
      title={words.open}
      onClick={() => setOpen(true)}
    >
      <Icon name="bell" size={22} />
      {unread > 0 && (
        <span className="figures absolute -top-0.5 -right-0.5 min-w-5 rounded-full bg-primary px-1 text-center text-xs leading-5 font-semibold text-primary-content">
          {count}
        </span>
      )}
    </button>
  );
  return (
    <>
      {places.map((place, at) => place !== null && createPortal(bell, place, String(at)))}
      {isOpen && <StaffInbox uid={uid} onClose={close} />}
    </>
  );
}
