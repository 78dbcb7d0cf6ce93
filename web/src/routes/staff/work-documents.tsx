import { PATHS, type WorkspaceName } from "@niyamdesk/domain/base/addresses";
import { useCallback, useMemo } from "react";
import { paperDesk as words } from "#messages/workspaces/paper-desk.ts";
import { usePapersToCheck } from "../../features/documents/data/desk-papers.ts";
import type { DocumentView } from "../../features/documents/read-document.ts";
import { documentAddress } from "../../features/documents/review/order-papers.tsx";
import { PaperList } from "../../features/documents/review/paper-list.tsx";
import { type PaperOrder, PapersToCheck } from "../../features/documents/review/papers-to-check.tsx";
import { type ActToCheck, actsToCheck } from "../../features/documents/review/to-check.ts";
import { useOrdersInHand, useOrdersOf } from "../../features/orders/data/desk-orders.ts";
import type { DeskOrder } from "../../features/orders/desk/desk-order.ts";
import { OrderFacts } from "../../features/orders/desk/order-facts.tsx";
import type { Live } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useChoice } from "../../lib/page/use-choice.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const TABS = ["check", "all"] as const;

interface WorkDocumentsProps {
  workspace: Extract<WorkspaceName, "tax_executive" | "ca" | "crm">;
}

/** Documents of all orders in hand, and what is done in place of one: what waits for a look, read one after the other, and all there are. */
export function WorkDocuments({ workspace }: WorkDocumentsProps) {
  usePageTitle(words.title);
  const uid = useOwnUid();
  const papers = usePapersToCheck(uid);
  const [tab, choose] = useChoice("show", TABS, ["status", "sort"]);
  const open = useOrdersInHand(uid);
  const orders = useKnownOrders(uid, open);
  const acts = useActs(open);
  const orderOf = useCallback(
    (id: string): PaperOrder | null => {
      const order = orders.get(id);
      return order === undefined ? null : paperOrder(order);
    },
    [orders],
  );
  // The CRM is a CA's other frame: orders have their page in the first.
  const office = workspace === "tax_executive" ? "tax_executive" : "ca";
  const addressOf = useCallback(
    ({ id, orderId }: DocumentView) => documentAddress(PATHS.workOrder(office, orderId), id),
    [office],
  );
  return (
    <WorkspacePage title={words.title}>
      <Tabs
        label={words.tabs}
        current={TABS.indexOf(tab)}
        onSelect={(index) => choose(TABS[index] ?? "check")}
        tabs={[
          {
            label: words.toCheckTab,
            content: tab === "check" && (
              // Nothing to look at is only said once both are known.
              <LivePanel
                live={open.status === "loading" ? open : papers}
                label={words.loading}
                failure={words.failed}
                rows={3}
              >
                {(waiting) => (
                  <PapersToCheck
                    papers={waiting}
                    acts={acts}
                    orderOf={orderOf}
                    beside={(id) => {
                      const order = orders.get(id);
                      if (order === undefined) return null;
                      return (
                        <div className="grid gap-2">
                          <OrderFacts order={order} />
                          <TextLink to={PATHS.workOrder(office, id)}>{words.openOrder}</TextLink>
                        </div>
                      );
                    }}
                  />
                )}
              </LivePanel>
            ),
          },
          {
            label: words.allTab,
            content: tab === "all" && (
              <PaperList
                list={workspace === "tax_executive" ? "workDocuments" : "caDocuments"}
                {...{ orderOf, addressOf }}
              />
            ),
          },
        ]}
      />
    </WorkspacePage>
  );
}

/** Open ones, and the newest of all. */
function useKnownOrders(uid: string, open: Live<DeskOrder[]>): ReadonlyMap<string, DeskOrder> {
  const all = useOrdersOf(uid);
  const known = [open, all].flatMap((live) => (live.status === "ready" ? live.value : []));
  const key = JSON.stringify(known.map(({ id, status, work }) => [id, status, work?.asked.length]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is known of them
  return useMemo(() => new Map(known.map((order) => [order.id, order])), [key]);
}

/** The same ones as long as nothing of them changes. */
function useActs(open: Live<DeskOrder[]>): readonly ActToCheck[] {
  const found = open.status === "ready" ? actsToCheck(open.value) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is all there is of them
  return useMemo(() => found, [JSON.stringify(found)]);
}

function paperOrder({ clientName, serviceName, language, work }: DeskOrder): PaperOrder {
  return {
    ...{ clientName, serviceName, language },
    labelOf: (slot) => work?.asked.find((asked) => asked.slot === slot)?.label ?? null,
  };
}
