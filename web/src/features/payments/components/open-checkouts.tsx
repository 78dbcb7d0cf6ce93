import { Panel } from "../../../ui/panel.tsx";
import type { OpenCheckout } from "../open-payments.ts";
import { OpenPayment } from "./open-payment.tsx";

export default function OpenCheckouts({ title, open }: { title: string; open: readonly OpenCheckout[] }) {
  return (
    <Panel title={title}>
      <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100">
        {open.map((entry) => (
          <OpenPayment key={entry.checkout.id} {...entry} />
        ))}
      </ul>
    </Panel>
  );
}
