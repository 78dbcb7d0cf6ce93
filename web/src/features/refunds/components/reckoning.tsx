import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import type { Refundable, RefundableLine } from "@niyamdesk/domain/orders/refundable";
import { refunds as words } from "#messages/refunds.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";

/** What can go back, line by line. */
export function Reckoning({ refundable: { lines, refundable_paise } }: { refundable: Refundable }) {
  return (
    <Facts>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same name
        <Fact key={at} term={labelOf(line)}>
          <Sum paise={line.paise} />
        </Fact>
      ))}
      <Fact term={words.now} total>
        {formatPaiseExact(refundable_paise)}
      </Fact>
    </Facts>
  );
}

function labelOf(line: RefundableLine): string {
  return line.kind === "step" ? words.step(line.name, line.percent) : words.lines[line.kind];
}

/** A minus is read out as a word. */
function Sum({ paise }: { paise: number }) {
  return (
    <span translate="no" className="whitespace-nowrap">
      {paise < 0 && (
        <>
          <span aria-hidden="true">−</span>
          <span className="sr-only">{words.minus} </span>
        </>
      )}
      {formatPaiseExact(Math.abs(paise))}
    </span>
  );
}
