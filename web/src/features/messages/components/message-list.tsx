import { Paperclip } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { thread as words } from "#messages/thread.ts";
import { byIstDay } from "../../../lib/time/by-day.ts";
import { istFullDate, istTime, istWeekday } from "../../../lib/time/ist-words.ts";
import { doWithUndo } from "../../../lib/undo/undo.ts";
import { Button } from "../../../ui/button.tsx";
import { removeQueued, tryAgain } from "../data/outbox.ts";
import type { Queued } from "../queued.ts";
import type { MessageView } from "../read-message.ts";
import type { Attached, ThreadNote, ThreadProps } from "./thread-props.ts";

/** As many of the newest stand there at first. */
const FIRST = 50;

interface MessageListProps extends Pick<ThreadProps, "uid" | "nameOf" | "attachmentOf" | "empty" | "notes"> {
  /** Newest first. */
  messages: readonly MessageView[];
  /** Oldest first. */
  pending: readonly Queued[];
  /** Epoch ms. */
  readUpTo: number | null;
  /** How far others have read, epoch ms. */
  seenUpTo: number | null;
  unread: number;
  atEnd: boolean;
  toEnd(): void;
}

export function MessageList(props: MessageListProps) {
  const { messages, pending, uid, nameOf, attachmentOf, empty, readUpTo, unread, atEnd, toEnd } = props;
  const { notes = [], seenUpTo } = props;
  const [whole, setWhole] = useState(false);
  // Where reading began: the line does not run away while one reads.
  const [begun] = useState(readUpTo ?? 0);
  const shown = (whole ? messages : messages.slice(0, FIRST)).toReversed();
  const firstNew = shown.find(({ at, senderId }) => at > begun && senderId !== uid)?.id;
  // Of one's own only the newest says where it stands: what was written before it went the same way.
  const lastOwn = messages.find(({ senderId }) => senderId === uid)?.id;
  const isEmpty = shown.length === 0 && pending.length === 0;
  return (
    <>
      {/* From the beginning: only a change in what stands there is heard. */}
      <Spoken messages={messages} uid={uid} nameOf={nameOf} />
      {isEmpty && <p className="muted py-6 text-center">{empty}</p>}
      {shown.length < messages.length && (
        <div className="text-center">
          <Button look="quiet" onClick={() => setWhole(true)}>
            {words.earlier}
          </Button>
        </div>
      )}
      {byIstDay(isEmpty ? [] : withNotes(shown, notes)).map(({ start, entries }) => (
        <div key={start}>
          <p className="thread-day muted">
            {istWeekday(start)} {istFullDate(start)}
          </p>
          {entries.map((entry) =>
            "message" in entry ? (
              <div key={entry.message.id}>
                {entry.message.id === firstNew && (
                  // biome-ignore lint/a11y/useSemanticElements: it has a name
                  <div role="separator" aria-label={words.fresh} className="thread-new">
                    <span aria-hidden="true">{words.fresh}</span>
                  </div>
                )}
                <Bubble
                  own={entry.message.senderId === uid}
                  who={entry.message.senderId === uid ? words.you : nameOf(entry.message)}
                  at={entry.at}
                  attachments={entry.message.attachments.map((id) => [id, attachmentOf(id)] as const)}
                  below={entry.message.id === lastOwn && <Arrived seen={entry.at <= (seenUpTo ?? 0)} />}
                >
                  {entry.message.isErased ? <em className="muted">{words.erased}</em> : entry.message.text}
                </Bubble>
              </div>
            ) : (
              <p key={`note-${entry.note.id}`} className="muted my-3 text-center text-sm">
                {entry.note.text}
              </p>
            ),
          )}
        </div>
      ))}
      {pending.map((one) => (
        <Bubble
          key={one.requestId}
          own
          who={words.you}
          at={one.at}
          attachments={one.attachments.map((id) => [id, attachmentOf(id)] as const)}
          below={<OnItsWay one={one} uid={uid} />}
        >
          {one.text}
        </Bubble>
      ))}
      {!atEnd && unread > 0 && (
        <div className="sticky bottom-2 text-center">
          <Button size="small" className="shadow-lift min-h-11" onClick={toEnd}>
            {words.toFresh(unread)}
          </Button>
        </div>
      )}
    </>
  );
}

type Entry = { at: number } & ({ message: MessageView } | { note: ThreadNote });

/** Oldest first. What happened before the oldest message that is shown is left out with the messages of its time. */
function withNotes(messages: readonly MessageView[], notes: readonly ThreadNote[]): Entry[] {
  const from = messages[0]?.at ?? 0;
  return [
    ...messages.map((message) => ({ at: message.at, message })),
    ...notes.filter(({ at }) => at >= from).map((note) => ({ at: note.at, note })),
  ].sort((one, next) => one.at - next.at);
}

interface BubbleProps {
  own: boolean;
  who: string;
  at: number;
  attachments: readonly (readonly [id: string, attached: Attached | null])[];
  children: ReactNode;
  below?: ReactNode;
}

function Bubble({ own, who, at, attachments, children, below }: BubbleProps) {
  return (
    <article className={`thread-message ${own ? "ml-auto" : ""}`}>
      <p className={`muted text-sm ${own ? "text-right" : ""}`}>
        {who} ·{" "}
        <time className="figures" dateTime={new Date(at).toISOString()}>
          {istTime(at)}
        </time>
      </p>
      <div className={`thread-bubble ${own ? "bg-secondary text-secondary-content" : "bg-base-200"}`}>
        <div className="wrap-anywhere whitespace-pre-wrap">{children}</div>
        {attachments.length > 0 && (
          <ul className="mt-2 grid gap-1">
            {attachments.map(([id, attached]) => (
              <li key={id}>
                <Attachment attached={attached} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {below}
    </article>
  );
}

function Attachment({ attached }: { attached: Attached | null }) {
  const mark = <Paperclip size={16} className="shrink-0" aria-hidden="true" />;
  if (attached?.viewAt === undefined || attached.viewAt === null) {
    return (
      <span className="inline-flex items-center gap-1.5 text-sm">
        {mark}
        {attached?.name ?? words.gone}
      </span>
    );
  }
  return (
    <Link to={attached.viewAt} className="link inline-flex min-h-11 items-center gap-1.5 text-sm">
      {mark}
      <span className="wrap-anywhere">{attached.name}</span>
    </Link>
  );
}

function Arrived({ seen }: { seen: boolean }) {
  return <p className="muted text-right text-sm">{seen ? words.read : words.sent}</p>;
}

/** Not with us yet: what keeps it, and what can be done. */
function OnItsWay({ one: { requestId, state }, uid }: { one: Queued; uid: string }) {
  if (state.is === "sent") return null;
  if (state.is === "sending") return <p className="muted text-right text-sm">{words.sending}</p>;
  const remove = () => {
    let back = () => {};
    doWithUndo(words.removed, {
      act: async () => {
        back = removeQueued(uid, requestId);
      },
      counter: async () => back(),
      onFailed: () => {},
      onStays: () => {},
    });
  };
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2 text-sm">
      <p role="status" className={state.is === "failed" ? "text-error" : "muted"}>
        <span aria-hidden="true">○ </span>
        {state.is === "failed" ? `${words.notSent} ${state.words}` : words.waiting}
      </p>
      {state.is === "failed" && (
        <Button look="quiet" size="small" className="min-h-11" onClick={() => tryAgain(uid, requestId)}>
          {words.tryAgain}
        </Button>
      )}
      <Button look="quiet" size="small" className="min-h-11" onClick={remove}>
        {words.remove}
      </Button>
    </div>
  );
}

/** Others' messages that come while the thread is open, said once. */
function Spoken({ messages, uid, nameOf }: Pick<MessageListProps, "messages" | "uid" | "nameOf">) {
  const known = useRef<number | null>(null);
  const [said, setSaid] = useState<readonly { id: string; text: string }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever wrote it is called as they were when it came
  useEffect(() => {
    const before = known.current;
    known.current = messages[0]?.at ?? before ?? 0;
    if (before === null) return;
    const came = messages.filter(({ at, senderId }) => at > before && senderId !== uid).toReversed();
    if (came.length === 0) return;
    setSaid(came.map((one) => ({ id: one.id, text: words.came(nameOf(one), istTime(one.at), one.text) })));
  }, [messages, uid]);
  return (
    <p role="status" className="sr-only">
      {said.map(({ id, text }) => (
        <span key={id} className="block">
          {text}
        </span>
      ))}
    </p>
  );
}
