import { useEffect, useMemo, useRef } from "react";
import { thread as words } from "#messages/thread.ts";
import { ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import { forgetSent, sendAll, useQueued } from "../data/outbox.ts";
import { useThreadReader } from "../data/readers.ts";
import { useThread } from "../data/thread.ts";
import { useReading } from "../hooks/use-reading.ts";
import { useScrolledEnd } from "../hooks/use-scrolled-end.ts";
import { isThere, onTheWay } from "../queued.ts";
import type { MessageView } from "../read-message.ts";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import type { ThreadProps } from "./thread-props.ts";

/** The messages of an order, live, with those that are still on their way, and a field that works before the rest is there. */
export function Thread(props: ThreadProps) {
  const { orderId, uid, refused } = props;
  const live = useThread(orderId);
  const reader = useThreadReader(orderId, uid);
  const queued = useQueued(uid);
  const messages = live.status === "ready" ? live.value : NONE;
  const known = useMemo(() => new Set(messages.map(({ id }) => id)), [messages]);
  const pending = onTheWay(queued, orderId, known);
  const newest = messages[0] ?? null;
  const isShown = live.status === "ready" && reader.status !== "loading";
  const last = pending.at(-1)?.requestId ?? newest?.id ?? null;
  const [list, atEnd, toEnd] = useScrolledEnd(isShown ? last : null);
  const end = useRef<HTMLDivElement>(null);
  const { unread, readUpTo, seenUpTo } =
    reader.status === "ready" && reader.value !== null ? reader.value : UNREAD_NOTHING;
  useReading({ orderId, newest, unread, atEnd, end });
  useEffect(() => sendAll(uid), [uid]);
  useEffect(() => {
    // What is still being sent is its sender's until the answer is there: sent again, it finds itself.
    for (const one of queued) {
      if (one.state.is === "sent" && isThere(one, known)) forgetSent(uid, one.requestId);
    }
  }, [queued, known, uid]);

  if (live.status === "refused" && refused !== undefined) return <p role="status">{refused}</p>;
  return (
    <div className="grid gap-3">
      {live.status === "loading" && <SkeletonRows rows={3} label={words.loading} />}
      {(live.status === "failed" || live.status === "refused") && (
        <ErrorState title={words.failed} onRetry={live.retry} />
      )}
      <div
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        role="log"
        aria-label={words.label}
        // Each that comes is spoken once, by itself; one's own are not spoken back.
        aria-live="off"
        className="thread-list"
        hidden={live.status !== "ready"}
      >
        {isShown && (
          <MessageList
            {...props}
            messages={messages}
            pending={pending}
            readUpTo={readUpTo}
            seenUpTo={seenUpTo}
            atEnd={atEnd}
            unread={unread}
            toEnd={toEnd}
          />
        )}
        <div ref={end} className="h-px" />
      </div>
      <Composer {...props} onSent={toEnd} />
    </div>
  );
}

const NONE: readonly MessageView[] = [];
/** Before the first message; and where that cannot be read, nothing is claimed. */
const UNREAD_NOTHING = { unread: 0, readUpTo: null, seenUpTo: null };
