import { istDateTime } from "../../../lib/time/ist-words.ts";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { useTicketMessages } from "../data/tickets.ts";
import type { TicketMessageView } from "../read-ticket.ts";

interface TicketThreadProps {
  ticketId: string;
  /** Which side reads it: theirs stand at the end of the line. */
  own: "us" | "them";
  /** What each side is called. */
  names: { us: string; them: string; onPhone: string };
  words: { loading: string; failed: string };
}

/** What both sides wrote, the first words first, live. */
export function TicketThread({ ticketId, own, names, words }: TicketThreadProps) {
  const live = useTicketMessages(ticketId);
  return (
    <LivePanel live={live} label={words.loading} failure={words.failed} rows={2}>
      {(messages) => (
        <div role="log">
          {messages.toReversed().map((message) => (
            <Bubble
              key={message.id}
              message={message}
              own={message.isOurs === (own === "us")}
              names={names}
            />
          ))}
        </div>
      )}
    </LivePanel>
  );
}

interface BubbleProps {
  message: TicketMessageView;
  own: boolean;
  names: TicketThreadProps["names"];
}

function Bubble({ message: { isOurs, byPhone, at, text }, own, names }: BubbleProps) {
  return (
    <article className={`thread-message ${own ? "ml-auto" : ""}`}>
      <p className={`muted text-sm ${own ? "text-right" : ""}`}>
        {isOurs ? names.us : names.them}
        {byPhone && `, ${names.onPhone}`} ·{" "}
        <time className="figures" dateTime={new Date(at).toISOString()}>
          {istDateTime(at)}
        </time>
      </p>
      <div className={`thread-bubble ${own ? "bg-secondary text-secondary-content" : "bg-base-200"}`}>
        <div className="whitespace-pre-wrap wrap-anywhere">{text}</div>
      </div>
    </article>
  );
}
