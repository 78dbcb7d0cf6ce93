import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { clientAdmin as words } from "#messages/workspaces/client-admin.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Badge } from "../../ui/badge.tsx";
import type { ListColumn } from "../../ui/list/list-rows-props.ts";
import type { ClientView } from "./read-client.ts";

/** A client where there is room for columns. Of the number its end, until the record is opened. */
export const CLIENT_COLUMNS: readonly ListColumn<ClientView>[] = [
  {
    heading: words.columns.name,
    width: "minmax(0,1fr)",
    sort: "name",
    cell: (client) => (
      <>
        <ClientLink client={client} />
        <span className="muted block truncate text-xs">{client.email ?? words.noEmail}</span>
      </>
    ),
  },
  { heading: words.columns.phone, width: "7.5rem", cell: ({ phone }) => <PhoneEnd phone={phone} /> },
  {
    heading: words.columns.state,
    width: "8.5rem",
    cell: ({ state }) => <span className="block truncate">{state ?? ""}</span>,
  },
  { heading: words.columns.orders, width: "5rem", cell: ({ orders }) => <Figure>{String(orders)}</Figure> },
  {
    heading: words.columns.ordered,
    width: "6.5rem",
    sort: "ordered",
    cell: ({ orderedAt }) => <Figure>{orderedAt === null ? "" : istFullDate(orderedAt)}</Figure>,
  },
  {
    heading: words.columns.since,
    width: "6.5rem",
    sort: "since",
    cell: ({ since, isClosed }) =>
      isClosed ? <Badge tone="warning">{words.closed}</Badge> : <Figure>{istFullDate(since)}</Figure>,
  },
];

/** The same on a phone. */
export function ClientCard({ client }: { client: ClientView }) {
  const { email, phone, state, orders, isClosed } = client;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <ClientLink client={client} />
        {isClosed && <Badge tone="warning">{words.closed}</Badge>}
      </p>
      <p className="muted text-sm break-all">{email ?? words.noEmail}</p>
      <p className="muted mt-1 flex flex-wrap gap-x-3 text-sm">
        <PhoneEnd phone={phone} />
        <span>{state}</span>
        <span translate="no">{words.orders(orders)}</span>
      </p>
    </>
  );
}

function ClientLink({ client: { uid, name } }: { client: ClientView }) {
  return (
    <Link to={PATHS.client(uid)} className="block truncate font-medium hover:underline">
      {name}
    </Link>
  );
}

function PhoneEnd({ phone }: Pick<ClientView, "phone">) {
  return phone === null ? null : <Figure>{words.endsIn(phoneEnd(phone))}</Figure>;
}

function Figure({ children }: { children: string }) {
  return (
    <span translate="no" className="figures whitespace-nowrap">
      {children}
    </span>
  );
}
