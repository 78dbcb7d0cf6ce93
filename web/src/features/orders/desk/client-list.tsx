import { type OrderWorkspace, PATHS } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { useState } from "react";
import { Link } from "react-router-dom";
import { desk } from "#messages/workspaces/order-desk.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { NothingHere } from "../../../ui/work-list.tsx";
import { WorkStatusBadge } from "../components/work-status.tsx";
import { clientsFound, type OwnClient } from "./clients-of.ts";

const words = desk.clients;

interface ClientListProps {
  clients: readonly OwnClient[];
  workspace: OrderWorkspace;
}

/** Whom somebody works for, each with their orders. */
export function ClientList({ clients, workspace }: ClientListProps) {
  const [typed, setTyped] = useState("");
  const found = clientsFound(clients, typed);
  if (clients.length === 0) return <EmptyState title={words.none}>{words.noneWhy}</EmptyState>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="max-w-md">
        <SearchBox label={words.search} placeholder={words.searchHint} search={typed} onSearch={setTyped} />
      </div>
      {found.length === 0 ? (
        <NothingHere>{words.noMatch(typed)}</NothingHere>
      ) : (
        <ul
          aria-label={words.label}
          className="divide-y divide-base-300 overflow-clip rounded-box border border-base-300 bg-base-100"
        >
          {found.map((client) => (
            <li key={client.id} className="px-4 py-3">
              <ClientRow {...{ client, workspace }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ClientRow({ client, workspace }: { client: OwnClient; workspace: OrderWorkspace }) {
  const { name, email, phone, orders, open } = client;
  const past = orders.length - open;
  return (
    <div className="grid gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">{name}</h2>
        <p className="muted text-sm">
          {[open > 0 && words.open(open), past > 0 && words.past(past)].filter(Boolean).join(" · ")}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          {email !== null && (
            <a className="link thumb wrap-anywhere" href={`mailto:${email}`} translate="no">
              {email}
            </a>
          )}
          {phone !== null && <PhoneNumber e164={phone} />}
        </p>
      </div>
      <ul className="grid content-start gap-1">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Link to={PATHS.workOrder(workspace, order.id)} className="link thumb">
              {order.serviceName}
            </Link>
            <span className="flex items-center gap-3 text-sm">
              {!isOpenOrder(order.status) && (
                <span className="muted figures">{istFullDate(order.placedAt)}</span>
              )}
              <WorkStatusBadge status={order.status} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
