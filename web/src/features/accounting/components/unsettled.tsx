import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { books } from "#messages/workspaces/accounting.ts";
import { istDateTime, istFullDate } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { useUnsettled } from "../data/books.ts";
import type { UnsettledView } from "../read-settlement.ts";

const words = books.unsettled;

/** What was paid or refunded and is in no settlement yet. */
export function NotSettled() {
  const live = useUnsettled();
  return (
    <WorkPanel words={words} live={live} framed>
      {(found) => <Waiting found={found} />}
    </WorkPanel>
  );
}

function Waiting({ found }: { found: UnsettledView }) {
  const { lookedAt, days, payments, paymentsPaise, refunds, refundsPaise, oldest } = found;
  return (
    <>
      {payments + refunds === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <Facts>
          <Fact term={words.payments}>{words.of(payments, formatPaiseExact(paymentsPaise))}</Fact>
          <Fact term={words.refunds}>{words.of(refunds, formatPaiseExact(refundsPaise))}</Fact>
        </Facts>
      )}
      {oldest.length > 0 && (
        <ul aria-label={words.oldest} className="mt-3 grid gap-1 border-t border-base-300 pt-3 text-sm">
          {oldest.map(({ id, type, paise, at }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span>
                {words.types[type]}{" "}
                <span translate="no" className="font-mono text-xs">
                  {id}
                </span>
              </span>
              <span translate="no" className="figures">
                {istFullDate(at)} · {formatPaiseExact(paise)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="muted mt-3 text-sm">{words.looked(istDateTime(lookedAt), days)}</p>
    </>
  );
}
