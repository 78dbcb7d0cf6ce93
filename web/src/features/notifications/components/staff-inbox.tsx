import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { inbox as words } from "#messages/workspaces/inbox.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { useInbox, useWholeInbox } from "../data/inbox.ts";
import { useMarking } from "../hooks/use-marking.ts";
import { inOrder, type Notice } from "../notice.ts";
import { MarkAll } from "./mark-all.tsx";
import { NoticeList } from "./notice-list.tsx";

interface StaffInboxProps {
  uid: string;
  onClose(): void;
}

/** What one of the staff was told, what is unread first. What is pressed leads to its page, and closes this. */
export default function StaffInbox(props: StaffInboxProps) {
  const [whole, setWhole] = useState(false);
  return whole ? <Whole {...props} /> : <Newest {...props} onEarlier={() => setWhole(true)} />;
}

/** As many as `useInbox` brings: where there are fewer, there is nothing earlier. */
const FIRST = 50;

function Newest({ onEarlier, ...props }: StaffInboxProps & { onEarlier(): void }) {
  const inbox = useInbox(props.uid);
  const isFull = inbox.status === "ready" && inbox.value.length >= FIRST;
  return <Told {...props} inbox={inbox} onEarlier={isFull ? onEarlier : null} />;
}

function Whole(props: StaffInboxProps) {
  return <Told {...props} inbox={useWholeInbox(props.uid)} onEarlier={null} />;
}

interface ToldProps extends StaffInboxProps {
  inbox: Live<Notice[]>;
  onEarlier: (() => void) | null;
}

function Told({ uid, inbox, onEarlier, onClose }: ToldProps) {
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
      {onEarlier !== null && (
        <Button look="quiet" className="mt-3" onClick={onEarlier}>
          {words.earlier}
        </Button>
      )}
    </Dialog>
  );
}
