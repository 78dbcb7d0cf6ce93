import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { help as words } from "#messages/help.ts";
import { useOwnOrders } from "../../features/orders/data/own-orders.ts";
import { AskForm } from "../../features/tickets/components/ask-form.tsx";
import { OwnTicket } from "../../features/tickets/components/own-ticket.tsx";
import { useOwnTickets } from "../../features/tickets/data/own-tickets.ts";
import type { TicketView } from "../../features/tickets/read-ticket.ts";
import { STATUS_TONES } from "../../features/tickets/ticket-tones.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonRows } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** A client asks us, sees what they asked, and reads our answers. `?ticket=` shows one question. */
export default function Help() {
  const uid = useOwnUid();
  const live = useOwnTickets(uid);
  const [address] = useSearchParams();
  const asked = address.get("ticket");
  return asked === null ? (
    <All uid={uid} live={live} order={address.get("order")} />
  ) : (
    <One key={asked} uid={uid} live={live} id={asked} />
  );
}

interface AllProps {
  uid: string;
  live: ReturnType<typeof useOwnTickets>;
  /** Of a link from an order. */
  order: string | null;
}

function All({ uid, live, order }: AllProps) {
  usePageTitle(words.title);
  const go = useNavigate();
  const orders = useOwnOrders(uid);
  const [isAsking, setAsking] = useState(order !== null);
  const own = orders.status === "ready" ? orders.value : [];
  const options = own.map(
    ({ id, serviceName, placedAt }) => [id, `${serviceName}, ${istFullDate(placedAt)}`] as const,
  );
  return (
    <div className="grid max-w-3xl gap-8">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <h1 className="text-title">{words.title}</h1>
          {!isAsking && <Button onClick={() => setAsking(true)}>{words.ask}</Button>}
        </div>
        <p className="muted mt-2">{words.lead}</p>
        <p className="mt-1">
          <TextLink to={PATHS.faq}>{words.faq}</TextLink>
        </p>
      </div>
      {isAsking && (
        <Panel title={words.form.title} framed>
          {orders.status === "loading" ? (
            <SkeletonRows rows={2} label={words.form.title} />
          ) : (
            <AskForm
              uid={uid}
              orders={options}
              order={own.some(({ id }) => id === order) ? (order ?? "") : ""}
              onSent={(id) => go(PATHS.ticket(id))}
              onKeep={() => setAsking(false)}
            />
          )}
        </Panel>
      )}
      <Panel title={words.yours}>
        <LivePanel live={live} label={words.loading} failure={words.failed} rows={2}>
          {(tickets) => <Tickets tickets={tickets.filter(({ mergedInto }) => mergedInto === null)} />}
        </LivePanel>
      </Panel>
    </div>
  );
}

function Tickets({ tickets }: { tickets: readonly TicketView[] }) {
  if (tickets.length === 0) return <p className="muted">{words.none}</p>;
  return (
    <ul
      aria-label={words.yours}
      className="divide-y divide-base-300 overflow-clip rounded-box border border-base-300 bg-base-100"
    >
      {tickets.map(({ id, subject, status, updatedAt }) => (
        <li key={id}>
          <Link
            to={PATHS.ticket(id)}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-base-200"
          >
            <span className="min-w-0 flex-1 basis-52">
              <span className="line-clamp-2 font-medium wrap-anywhere">{subject}</span>
              <span className="muted text-sm">{istFullDate(updatedAt)}</span>
            </span>
            <Badge tone={STATUS_TONES[status]}>{words.statuses[status]}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function One({ uid, live, id }: { uid: string; live: AllProps["live"]; id: string }) {
  const all = live.status === "ready" ? live.value : [];
  const linked = all.find((one) => one.id === id);
  const ticket = all.find((one) => one.id === (linked?.mergedInto ?? id));
  usePageTitle(ticket?.subject ?? words.title);
  return (
    <div className="max-w-3xl">
      <BackLink to={PATHS.user.help}>{words.back}</BackLink>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={3}>
        {() =>
          ticket === undefined ? (
            <DeadEnd title={words.gone} ways={<ButtonLink to={PATHS.user.help}>{words.back}</ButtonLink>}>
              {words.goneWhy}
            </DeadEnd>
          ) : (
            <>
              <h1 className="mb-4 text-2xl wrap-anywhere">{ticket.subject}</h1>
              <OwnTicket
                uid={uid}
                ticket={ticket}
                merged={all.filter((one) => ticket.merged.includes(one.id))}
              />
            </>
          )
        }
      </LivePanel>
    </div>
  );
}
