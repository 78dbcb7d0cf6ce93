import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { outstanding } from "@niyamdesk/domain/steps/work";
import { useState } from "react";
import { vault as words } from "#messages/vault.ts";
import { VaultGroups } from "../../features/documents/components/vault-groups.tsx";
import { useOwnDocuments } from "../../features/documents/data/own-documents.ts";
import { statesOf } from "../../features/documents/papers.ts";
import type { DocumentView } from "../../features/documents/read-document.ts";
import { found, type VaultGroup, vaultOf } from "../../features/documents/vault.ts";
import { useOwnOrders } from "../../features/orders/data/own-orders.ts";
import type { OrderView } from "../../features/orders/read-order.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useChoice } from "../../lib/page/use-choice.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { OrderToSend } from "./order-to-send.tsx";

const TABS = ["to_send", "from_us", "all"] as const;

/** What is still needed, and where the certificate is: two visits, two tabs. */
export default function Documents() {
  usePageTitle(words.title);
  const uid = useOwnUid();
  const orders = useOwnOrders(uid);
  const documents = useOwnDocuments(uid);
  const [tab, choose] = useChoice("tab", TABS);
  const [search, setSearch] = useState("");
  const isReady = orders.status === "ready" && documents.status === "ready";
  const groups = isReady ? vaultOf(orders.value, documents.value) : [];
  const fromUs = onlyOurs(groups);
  const counts = isReady
    ? { toSend: toSend(orders.value, documents.value), fromUs: entriesOf(fromUs), all: entriesOf(groups) }
    : { toSend: null, fromUs: null, all: null };

  return (
    <>
      <h1 className="text-title mb-4">{words.title}</h1>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <Choices
          label={words.tabs}
          options={[
            ["to_send", words.toSend(counts.toSend)],
            ["from_us", words.fromUs(counts.fromUs)],
            ["all", words.all(counts.all)],
          ]}
          chosen={tab}
          onChoose={choose}
        />
        {tab !== "to_send" && (
          <div className="flex max-sm:basis-full sm:w-72">
            <SearchBox
              label={words.search}
              placeholder={words.placeholder}
              search={search}
              onSearch={setSearch}
            />
          </div>
        )}
      </div>
      <LivePanel live={orders} label={words.loading} failure={words.failed} rows={3}>
        {(all) => (
          <LivePanel live={documents} label={words.loading} failure={words.failed} rows={3}>
            {(sent) =>
              tab === "to_send" ? (
                <ToSend orders={all} documents={sent} none={counts.toSend === 0} />
              ) : (
                <Found
                  groups={tab === "from_us" ? fromUs : groups}
                  search={search}
                  onClear={() => setSearch("")}
                  title={tab === "from_us" ? words.nothingFromUs : words.none}
                  hint={tab === "from_us" ? words.nothingFromUsHint : words.noneHint}
                />
              )
            }
          </LivePanel>
        )}
      </LivePanel>
    </>
  );
}

interface ToSendProps {
  orders: readonly OrderView[];
  documents: readonly DocumentView[];
  none: boolean;
}

/** An order whose questions are open stands here too, though nothing of it is a duty yet. */
function ToSend({ orders, documents, none }: ToSendProps) {
  const open = inTurn(orders.filter(({ status }) => isOpenOrder(status)));
  // What an order without steps needs, only its service's list knows.
  const isCounted = open.every(({ work }) => work !== null);
  return (
    <div className="grid gap-8">
      {none && isCounted && <EmptyState title={words.nothingToSend}>{words.nothingToSendHint}</EmptyState>}
      {open.map((order) => (
        <OrderToSend
          key={order.id}
          order={order}
          documents={documents.filter(({ orderId }) => orderId === order.id)}
        />
      ))}
    </div>
  );
}

/** What stands still because of the client comes first, the most urgent of it on top. */
function inTurn(orders: readonly OrderView[]): OrderView[] {
  const isTheirs = ({ work }: OrderView) => (work?.clock?.waits_for === "client" ? 0 : 1);
  const due = ({ work, placedAt }: OrderView) => work?.clock?.promised ?? placedAt;
  return orders.toSorted((one, next) => isTheirs(one) - isTheirs(next) || due(one) - due(next));
}

interface FoundProps {
  groups: readonly VaultGroup[];
  search: string;
  onClear(): void;
  /** Where there are none, whatever is searched. */
  title: string;
  hint: string;
}

function Found({ groups, search, onClear, title, hint }: FoundProps) {
  if (groups.length === 0) return <EmptyState title={title}>{hint}</EmptyState>;
  const shown = found(groups, search);
  if (shown.length > 0) return <VaultGroups groups={shown} />;
  return (
    <EmptyState
      title={words.noMatch(search.trim())}
      action={
        <Button look="outline" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  );
}

function onlyOurs(groups: readonly VaultGroup[]): VaultGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ kind }) => kind !== "sent") }))
    .filter(({ entries }) => entries.length > 0);
}

function entriesOf(groups: readonly VaultGroup[]): number {
  return groups.reduce((sum, { entries }) => sum + entries.length, 0);
}

/** As the orders' clocks count it. */
function toSend(orders: readonly OrderView[], documents: readonly DocumentView[]): number {
  return orders.reduce((sum, { id, status, work }) => {
    if (!isOpenOrder(status) || work === null) return sum;
    return sum + outstanding(work, statesOf(documents.filter(({ orderId }) => orderId === id))).length;
  }, 0);
}
