import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { inbox as words } from "#messages/workspaces/inbox.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { useInbox } from "../data/inbox.ts";
import { useMarking } from "../hooks/use-marking.ts";
import { inOrder } from "../notice.ts";
import { MarkAll } from "./mark-all.tsx";
import { NoticeList } from "./notice-list.tsx";

/** What one of the staff was told, what is unread first. What is pressed leads to its page, and closes this. */
export default function StaffInbox({ uid, onClose }: { uid: string; onClose(): void }) {
  const inbox = useInbox(uid);
  const marking = useMarking(uid, inbox.status === "ready" ? inbox.value : []);
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);
  return (
    <Dialog open title={words.title} onClose={onClose}>
      {marking.unread > 0 && (
        <div className="mb-3 flex min-h-11 justify-end">
          <MarkAll
            unread={marking.unread}
            onAll={() => {
              marking.readAll();
              // The way to take it back stands in the page, which cannot be pressed below a dialog.
              onClose();
            }}
          />
        </div>
      )}
      <LivePanel live={inbox} label={words.loading} failure={words.failed} rows={3}>
        {(own) => <NoticeList notices={inOrder(own)} onRead={marking.read} none={words.none} />}
      </LivePanel>
    </Dialog>
  );
}
