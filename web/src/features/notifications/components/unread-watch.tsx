import { useEffect } from "react";
import { setUnread } from "../../../lib/page/unread-count.ts";
import { useInbox } from "../data/inbox.ts";

/** Keeps the number beside the menu's link. What could not be read has none: 0 would say that nothing is new. */
export function UnreadWatch({ uid }: { uid: string }) {
  const inbox = useInbox(uid);
  const count = inbox.status === "ready" ? inbox.value.filter(({ read }) => read === false).length : null;
  useEffect(() => {
    setUnread(count);
    return () => setUnread(null);
  }, [count]);
  return null;
}
