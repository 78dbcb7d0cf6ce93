import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { outstanding, type SlotState } from "@niyamdesk/domain/steps/work";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { desk } from "#messages/workspaces/order-desk.ts";
import { useLetterKeys } from "../../../lib/page/letter-keys.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { OrderSteps } from "../components/order-steps.tsx";
import { OrderTimeline } from "../components/order-timeline.tsx";
import { WorkStatusBadge } from "../components/work-status.tsx";
import type { OwnFile } from "./act-props.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { deskHistory } from "./desk-history.ts";
import type { DeskOrder } from "./desk-order.ts";
import { DraftDialog } from "./draft-dialog.tsx";
import { FinishDialog } from "./finish-dialog.tsx";
import { isOurs, type Next, nextOf } from "./next-step.ts";
import { OrderAnswer } from "./order-answer.tsx";
import { takeUp } from "./order-board.tsx";
import { OrderDrafts } from "./order-drafts.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { PostponeDialog } from "./postpone-dialog.tsx";
import { type Asked, useAsked } from "./use-asked.ts";

const words = desk.page;

interface OrderDeskProps {
  order: DeskOrder;
  /** Where what it asks for stands; null: not known. */
  slots: ReadonlyMap<string, SlotState> | null;
  /** Documents that nobody has looked at. */
  toCheck: number;
  back: { to: string; label: string };
  /** The documents, each to be looked at. */
  papers: ReactNode;
  /** Null: it is somebody else's by now. */
  thread: ReactNode;
  ownFile: OwnFile;
  documentAt(id: string): string;
  /** Whether the person may act on it; an administrator may as well. */
  mayAct: boolean;
  /** Of administrators: who has it, and what its client complains of. */
  more?: ReactNode;
}

/** One order, for whoever works on it: what it waits for, its documents, its thread, its steps, and what happened. */
export function OrderDesk(props: OrderDeskProps) {
  const { order, slots, toCheck, back, papers, thread, documentAt, more, mayAct } = props;
  const now = useServerMinute();
  const next = nextOf(order, toCheck);
  const { asked, mark, ask, close } = useAsked(next, order, slots !== null);
  const [busy, setBusy] = useState(false);
  const history = useMemo(() => deskHistory(order), [order]);
  const missing =
    order.work === null || slots === null ? [] : outstanding(order.work, slots).map(({ label }) => label);
  useScrolled(order.id);

  async function step(): Promise<void> {
    if (next.kind === "check") goTo("documents");
    else if (next.kind === "begin" || !isOurs(next)) {
      setBusy(true);
      await takeUp(order);
      setBusy(false);
    } else ask("step");
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same acts while the same is to be done
  const keys = useMemo(
    () =>
      mayAct && next.kind !== "closed"
        ? {
            ...(isOurs(next) ? { s: () => void step() } : {}),
            n: () => ask("ask"),
            p: () => ask("postpone"),
            m: () => goTo("messages"),
          }
        : { m: () => goTo("messages") },
    [mayAct, next.kind, mark, order.id],
  );
  useLetterKeys(keys);

  return (
    <>
      <header className="mb-6 lg:-mt-3 lg:mb-3 lg:flex lg:items-center lg:gap-4">
        <BackLink to={back.to} className="shrink-0 lg:mb-0">
          {back.label}
        </BackLink>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 lg:flex-1">
          <h1 className="text-2xl lg:text-xl">
            {order.clientName} <span className="muted font-normal">· {order.serviceName}</span>
          </h1>
          <WorkStatusBadge status={order.status} />
        </div>
        <nav aria-label={words.jump} className="mt-2 flex flex-wrap gap-x-4 text-sm lg:hidden">
          {(["documents", "messages", "steps", "history"] as const).map((part) => (
            <a key={part} href={`#${part}`} className="link thumb">
              {words.parts[part]}
            </a>
          ))}
        </nav>
      </header>
      {order.dispute !== null && <p className="strip mb-6">{words.disputes[order.dispute]}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-8 lg:gap-4">
          <div>
            <OrderAnswer
              {...{ order, next, missing, now, busy, mayAct }}
              onStep={() => void step()}
              onAsk={() => ask("ask")}
              onPostpone={() => ask("postpone")}
            />
          </div>
          <div id="documents" tabIndex={-1} className="scroll-mt-4 outline-none">
            {papers}
          </div>
        </div>
        <div className="grid min-w-0 gap-8 lg:row-span-2">
          {more}
          {thread !== null && (
            <div id="messages" tabIndex={-1} className="scroll-mt-4 outline-none">
              <Panel title={words.parts.messages} framed>
                {thread}
              </Panel>
            </div>
          )}
          <div id="steps" className="grid scroll-mt-4 gap-8">
            {order.work !== null && (
              <>
                <Panel title={desk.steps.title} framed>
                  <OrderSteps work={order.work} isOpen={isOpenOrder(order.status)} parties={desk.turns} />
                </Panel>
                <OrderDrafts work={order.work} documentAt={documentAt} />
              </>
            )}
            <OrderFacts order={order} />
          </div>
        </div>
        <div id="history" className="min-w-0 scroll-mt-4">
          <Panel title={words.parts.history}>
            <OrderTimeline events={history} />
          </Panel>
        </div>
      </div>
      {mayAct && (
        <p className="muted mt-4 hidden text-sm lg:block">
          {[...(isOurs(next) ? [desk.answer.stepKey] : []), desk.answer.keys].join(" · ")}
        </p>
      )}
      {mayAct && asked !== null && <Acting {...props} {...{ asked, next }} onClose={() => close(asked)} />}
    </>
  );
}

type ActingProps = Pick<OrderDeskProps, "order" | "ownFile"> & { asked: Asked; next: Next; onClose(): void };

function Acting({ order, ownFile, asked, next, onClose }: ActingProps) {
  if (asked.act !== "step") {
    const Dialog = asked.act === "ask" ? AskDialog : PostponeDialog;
    return <Dialog {...{ order, onClose }} />;
  }
  if (asked.dialog === "draft") return <DraftDialog {...{ order, ownFile, onClose }} />;
  return "step" in next && <FinishDialog {...{ order, ownFile, onClose, step: next.step }} />;
}

function goTo(part: "documents" | "messages"): void {
  const element = document.getElementById(part);
  element?.scrollIntoView({ block: "start" });
  const field = part === "messages" ? element?.querySelector("textarea") : null;
  (field ?? element)?.focus({ preventScroll: true });
}

/** A link to a part of the page is followed once the order is there. */
function useScrolled(orderId: string): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link that is followed
  useEffect(() => {
    if (hash === "#messages" || hash === "#documents") goTo(hash === "#messages" ? "messages" : "documents");
  }, [orderId, hash, key]);
}
