import type { OrderStatus } from "@niyamdesk/domain/orders/order";
import { expectedDone } from "@niyamdesk/domain/steps/work";
import type { ReactNode } from "react";
import { orderPage as words } from "#messages/order-page.ts";
import { orderWork } from "#messages/order-work.ts";
import { promiseWords } from "../../../lib/time/promise-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { draftToSign, type Need } from "../need.ts";
import { nextPart } from "../next-part.ts";
import type { WorkView } from "../read-work.ts";
import { HowToPart } from "./how-to-part.tsx";

interface OrderNowProps {
  order: { status: OrderStatus; assignedName: string | null };
  work: WorkView;
  need: Need | null;
  /** The one thing to do, where there is one. */
  act: ReactNode;
  /** Where a document is seen. */
  viewAt(documentId: string): string;
}

/** Whose turn it is, what comes next and until when: the first thing that is read of an open order. */
export function OrderNow({ order, work, need, act, viewAt }: OrderNowProps) {
  const now = useServerMinute();
  const { clock } = work;
  if (clock === null) return null;
  const done = expectedDone(work, []);
  const by = promiseWords(clock.promised, now);
  return (
    <section aria-label={words.now} className="order-now" data-turn={clock.waits_for}>
      <p className="text-lg font-semibold" role="status">
        {orderWork.turns[clock.waits_for]}
      </p>
      {work.began_at === null && <p>{receivedWords(order.assignedName, clock.waits_for === "client")}</p>}
      <Moved work={work} now={now} />
      <dl className="order-facts">
        <Told term={words.next}>{nextPart(work, need)}</Told>
        {clock.waits_for !== "government" && <Told term={words.by}>{by}</Told>}
        <Told term={words.with}>{order.assignedName ?? words.nobodyYet}</Told>
        {done !== null && clock.waits_for !== "client" && (
          <Told term={words.expected}>{promiseWords(done, now)}</Told>
        )}
      </dl>
      {clock.waits_for === "client" && done !== null && (
        <p className="mt-3 text-sm">{ifWords(need)(by, promiseWords(done, now))}</p>
      )}
      {clock.waits_for === "us" && need === null && (
        <p className="muted mt-3 text-sm">{words.nothingNeeded}</p>
      )}
      {clock.waits_for === "government" && <p className="muted mt-3 text-sm">{words.department}</p>}
      <ToSign {...{ work, need, viewAt }} />
      {need?.kind === "act" && <HowToPart step={need.step} work={work} />}
      {act && <div className="mt-4">{act}</div>}
    </section>
  );
}

/** What is to be signed is what was approved: nobody has to look for it among the documents below. */
function ToSign({ work, need, viewAt }: Pick<OrderNowProps, "work" | "need" | "viewAt">) {
  const draft = draftToSign(work, need);
  if (draft === null) return null;
  return (
    <p className="mt-3">
      {words.sign}{" "}
      <TextLink to={viewAt(draft.document_id)}>{words.draft.viewVersion(draft.version)}</TextLink>
    </p>
  );
}

function Told({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted text-sm">{term}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Nobody is told that work begins by itself while it waits for them. */
function receivedWords(name: string | null, isTheirs: boolean): string {
  if (name === null) return isTheirs ? words.receivedOnlyFirst : words.receivedOnly;
  return isTheirs ? words.receivedFirst(name) : words.received(name);
}

/** A date never changes without a word: it stands until the step is done. */
function Moved({ work: { clock }, now }: { work: WorkView; now: number }) {
  if (clock === null || clock.moved === 0 || clock.waits_for === "client") return null;
  return (
    <div className="alert alert-warning alert-soft mt-3 block">
      <p>{orderWork.moved(promiseWords(clock.promised, now), promiseWords(clock.first_promised, now))}</p>
      {clock.moved_because !== null && <p>{orderWork.why(clock.moved_because)}</p>}
    </div>
  );
}

function ifWords(need: Need | null) {
  if (need?.kind === "draft") return words.ifYouAnswer;
  return need?.kind === "act" ? words.ifYouDo : words.ifYouSend;
}
