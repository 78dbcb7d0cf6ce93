import { purchase } from "#messages/purchase.ts";

/** Razorpay's own test instruments; shown while no real money can move. */
const CARDS = [
  ["Visa", "4100 2800 0000 1007"],
  ["Mastercard", "5500 6700 0000 1002"],
  ["RuPay", "6527 6589 0000 1005"],
] as const;
const FAILING_CARDS = [
  [purchase.insufficientFunds, "4100 2800 0008 0001"],
  [purchase.cardDeclined, "4100 2800 0006 0003"],
] as const;

export function TestPaymentHints() {
  return (
    <details className="rounded-box border border-warning/60 bg-warning/15 px-4 py-1 text-sm" open>
      <summary className="cursor-pointer py-2.5 font-semibold">{purchase.testTitle}</summary>
      <dl className="figures mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {CARDS.map(([network, number]) => (
          <Hint key={number} term={network} value={number} />
        ))}
        {FAILING_CARDS.map(([reason, number]) => (
          <Hint key={number} term={reason} value={number} />
        ))}
        <Hint term={purchase.upiPaid} value="success@razorpay" />
        <Hint term={purchase.upiFailed} value="failure@razorpay" />
      </dl>
      <p className="mt-2">{purchase.testHint}</p>
    </details>
  );
}

function Hint({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="font-medium select-all">{value}</dd>
    </>
  );
}
