import { expectedDone } from "@niyamdesk/domain/steps/work";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { desk } from "#messages/workspaces/order-desk.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { DueDate } from "../../../ui/due-date.tsx";
import type { DeskOrder } from "./desk-order.ts";
import { isBroken } from "./desk-order.ts";
import { isOurs, type Next } from "./next-step.ts";
import { nextWords } from "./next-words.ts";

const words = desk.answer;

interface OrderAnswerProps {
  order: DeskOrder;
  next: Next;
  /** Labels of what its client still has to send. */
  missing: readonly string[];
  now: number;
  busy: boolean;
  /** False: it is closed, or somebody else's by now. */
  mayAct: boolean;
  /** The one act that moves it on. */
  onStep(): void;
  onAsk(): void;
  onPostpone(): void;
}

/** What an order waits for, of whom and until when, and what moves it on: the first thing on its page. */
export function OrderAnswer({
  order,
  next,
  missing,
  now,
  busy,
  mayAct,
  onStep,
  onAsk,
  onPostpone,
}: OrderAnswerProps) {
  const { work } = order;
  // Of one that was cancelled it stands in the record still.
  const clock = next.kind === "closed" ? null : (work?.clock ?? null);
  const draft = work?.drafts.at(-1);
  const expected = work === null ? null : expectedDone(work, []);
  return (
    <section
      aria-labelledby="order-answer"
      className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-5 lg:flex lg:flex-wrap lg:items-center lg:gap-x-4 lg:gap-y-2 lg:px-4 lg:py-3"
    >
      <div role="status" className="lg:min-w-56 lg:flex-1">
        <h2 id="order-answer" className="text-xl lg:text-lg">
          {heading(order, next)}
        </h2>
      </div>
      {isBroken(order, now) && (
        <p className="mt-2 flex gap-2 text-sm font-medium text-error lg:mt-0 lg:basis-full">
          <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {words.broken}
        </p>
      )}
      {next.kind === "changes" && draft?.answer === "changes" && (
        <p className="mt-2 max-w-prose whitespace-pre-line lg:mt-0 lg:basis-full">
          {words.changes(draft.version, draft.answer_words ?? "")}
        </p>
      )}
      {/* Whoever lost the order reads none of its documents: all of them would look missing. */}
      {mayAct && next.kind === "documents" && missing.length > 0 && (
        <p className="mt-2 text-sm lg:mt-0 lg:basis-full">
          <span className="muted">{words.missing}: </span>
          {missing.join(", ")}
        </p>
      )}
      {clock !== null && (
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:flex sm:flex-wrap sm:gap-x-10 lg:mt-0 lg:gap-x-4 lg:gap-y-1">
          <Known term={words.waitsFor}>{desk.turns[clock.waits_for]}</Known>
          <Known term={words.since} beside>
            {istFullDate(clock.since)}
          </Known>
          <Known term={words.promised}>
            <DueDate at={order.dueAt} now={now} />
          </Known>
          {expected !== null && (
            <Known term={words.expected} beside>
              {istFullDate(expected)}
            </Known>
          )}
          {clock.moved > 0 && (
            <Known term={words.firstPromised}>
              {`${istFullDate(clock.first_promised)} · ${words.moved(clock.moved)}`}
            </Known>
          )}
        </dl>
      )}
      {mayAct && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 lg:mt-0 lg:basis-full lg:gap-x-2">
          {isOurs(next) && (
            <Button busy={busy} onClick={onStep}>
              {stepLabel(next, draft !== undefined)}
            </Button>
          )}
          <Button look="outline" onClick={onAsk}>
            {words.ask}
          </Button>
          {clock !== null && (
            <Button look="outline" onClick={onPostpone}>
              {words.postpone}
            </Button>
          )}
          {order.status === "pending" && next.kind !== "begin" && !isOurs(next) && (
            <Button look="outline" busy={busy} onClick={onStep}>
              {words.begin}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface KnownProps {
  term: string;
  /** On a desk its steps say it, which stand beside: there only where there is room. */
  beside?: boolean;
  children: ReactNode;
}

/** A term above what is known of it; on a desk beside it, which leaves room for the documents. */
function Known({ term, beside = false, children }: KnownProps) {
  return (
    <div className={beside ? "lg:hidden 2xl:flex 2xl:gap-1.5" : "lg:flex lg:gap-1.5"}>
      <dt className="muted">{term}</dt>
      <dd className="figures font-medium">{children}</dd>
    </div>
  );
}

function heading(order: DeskOrder, next: Next): ReactNode {
  const { clientName, work, status } = order;
  switch (next.kind) {
    case "closed":
      return status === "cancelled" ? words.headings.cancelled : words.headings.closed;
    case "begin":
      return words.headings.begin;
    case "documents":
      return words.headings.documents(clientName);
    case "approval":
      return words.headings.approval(clientName, work?.drafts.at(-1)?.version ?? 1);
    case "client":
      return words.headings.client(clientName, next.step.name);
    default:
      return nextWords(next, order);
  }
}

function stepLabel(next: Next, hasDraft: boolean): string {
  switch (next.kind) {
    case "check":
      if (next.count === 0) return words.checkPortal;
      return next.acts === 0 ? words.check(next.count) : words.checkBoth(next.count);
    case "draft":
    case "changes":
      return hasDraft ? words.newDraft : words.draft;
    case "file":
      return words.file;
    case "decide":
      return words.decide;
    case "finish":
      return words.finish;
    case "begin":
      return words.begin;
    default:
      return words.work;
  }
}
