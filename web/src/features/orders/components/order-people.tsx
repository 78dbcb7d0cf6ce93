import { orders as words } from "#messages/orders.ts";
import { useSupport } from "../../../lib/page/reach.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import type { OrderView } from "../read-order.ts";

/** Whom we write to and call about an order. */
export function OrderContact({ customer }: { customer: OrderView["customer"] }) {
  return (
    <Facts>
      {customer.name && <Fact term={words.name}>{customer.name}</Fact>}
      {customer.email && <Fact term={words.email}>{customer.email}</Fact>}
      {customer.phone && (
        <Fact term={words.phone}>
          <PhoneNumber e164={customer.phone} />
        </Fact>
      )}
    </Facts>
  );
}

/** The order's number travels in the subject, so that nobody has to ask for it. */
export function OrderSupport({ orderId }: { orderId: string }) {
  const support = useSupport();
  const subject = encodeURIComponent(words.subject(orderId));
  return (
    <ul className="grid text-sm">
      <li>
        <a
          className="link inline-flex min-h-11 items-center"
          href={`mailto:${support.email}?subject=${subject}`}
        >
          {support.email}
        </a>
      </li>
      <li>
        <a className="link inline-flex min-h-11 items-center" href={`tel:${support.phone}`}>
          {support.phoneLabel}
        </a>{" "}
        <span className="muted">{support.hours}</span>
      </li>
    </ul>
  );
}
