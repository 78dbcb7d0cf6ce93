import { payments as words } from "#messages/payments.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Part } from "../../../ui/part.tsx";
import { SkeletonRows } from "../../../ui/states.tsx";
import { type Bought, type OpenCheckout, openPayments } from "../open-payments.ts";
import type { CheckoutView } from "../read-checkout.ts";

/** Few have a payment open: its words and buttons come with it. */
const OpenCheckouts = lazyPage(() => import("./open-checkouts.tsx"));

interface OpenPaymentsProps {
  checkouts: Live<CheckoutView[]>;
  orders: Live<Bought[]>;
}

/**
 * Payments that were begun, and apart from them what was only looked at. Takes no room while there are none, and waits for
 * the orders: a plan that was bought is not offered again.
 */
export function OpenPayments({ checkouts, orders }: OpenPaymentsProps) {
  const now = useServerMinute();
  if (checkouts.status === "loading" || orders.status === "loading") return null;
  if (checkouts.status !== "ready") {
    return (
      <Panel title={words.toFinish}>
        <LivePanel live={checkouts} label={words.loading} failure={words.openFailed}>
          {() => null}
        </LivePanel>
      </Panel>
    );
  }
  // Without the orders nobody can tell what was bought since: then only what money is on its way for.
  const open = openPayments(checkouts.value, orders.status === "ready" ? orders.value : null, now);
  return (
    <>
      <Checkouts title={words.toFinish} open={open.filter(({ state }) => state !== "left")} />
      <Checkouts title={words.leftAtCheckout} open={open.filter(({ state }) => state === "left")} />
    </>
  );
}

function Checkouts({ title, open }: { title: string; open: readonly OpenCheckout[] }) {
  if (open.length === 0) return null;
  return (
    <Part
      waiting={
        <Panel title={title}>
          <SkeletonRows rows={3} label={words.loading} />
        </Panel>
      }
    >
      <OpenCheckouts title={title} open={open} />
    </Part>
  );
}
