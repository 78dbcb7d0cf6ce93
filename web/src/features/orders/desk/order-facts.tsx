import { formatRupees } from "@niyamdesk/domain/money/money";
import { Copy } from "lucide-react";
import { desk } from "#messages/workspaces/order-desk.ts";
import { copyText } from "../../../lib/page/copy-text.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { ClientFacts } from "./client-facts.tsx";
import type { DeskOrder } from "./desk-order.ts";

const words = desk.page;

/** Whose order it is, what was bought, who has it. */
export function OrderFacts({ order }: { order: DeskOrder }) {
  const { id, customer, planName, amount, placedAt, assignedName, language } = order;
  return (
    <Panel title={words.parts.facts} framed>
      <Facts>
        <Fact term={words.client}>{order.clientName}</Fact>
        {customer.email !== null && (
          <Fact term={words.email}>
            <a className="link" href={`mailto:${customer.email}`} translate="no">
              {customer.email}
            </a>
          </Fact>
        )}
        {customer.phone !== null && (
          <Fact term={words.phone}>
            <PhoneNumber e164={customer.phone} />
          </Fact>
        )}
        <Fact term={words.language}>{words.languages[language]}</Fact>
        {planName !== null && <Fact term={words.plan}>{planName}</Fact>}
        <Fact term={words.paid}>{formatRupees(amount)}</Fact>
        <Fact term={words.placed}>{istFullDate(placedAt)}</Fact>
        <Fact term={words.assigned}>{assignedName ?? words.nobody}</Fact>
      </Facts>
      <ClientFacts key={id} orderId={id} />
      <p className="mt-3 flex items-center justify-between gap-2 text-xs">
        <span translate="no" className="muted font-mono break-all">
          {id}
        </span>
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm"
          aria-label={`${words.copy}: ${words.number}`}
          onClick={() => void copyText(id, words)}
        >
          <Copy size={16} aria-hidden="true" />
        </button>
      </p>
    </Panel>
  );
}
