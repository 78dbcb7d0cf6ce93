import { type AgreedFee, feeOn } from "@niyamdesk/domain/earnings/agreement";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { istDay, startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { fees as words } from "#messages/workspaces/fees.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";

interface AgreedFeesProps {
  fees: readonly AgreedFee[];
  /** A service's name by its id. */
  nameOf(serviceId: string): string;
}

/** What counts today, and what was agreed from a day to come. */
export function AgreedFees({ fees, nameOf }: AgreedFeesProps) {
  const now = Date.now();
  const today = istDay(now);
  const known = [...new Set(fees.map(({ service_id }) => service_id))];
  const counting = known.flatMap((id) => {
    const paise = feeOn({ fees }, id, now);
    return paise === null ? [] : [[id, paise] as const];
  });
  const coming = fees.filter(({ from }) => from > today);
  const named = (id: string | null) => (id === null ? words.consultation : nameOf(id));
  return (
    <>
      {counting.length === 0 && <p className="muted text-sm">{words.agreed.none}</p>}
      <Facts>
        {counting.map(([id, paise]) => (
          <Fact key={id ?? ""} term={named(id)}>
            <span className="figures">{formatPaise(paise)}</span>
          </Fact>
        ))}
      </Facts>
      {coming.length > 0 && (
        <ul className="mt-3 grid gap-1 border-t border-base-300 pt-3 text-sm">
          {coming.map(({ service_id, from, amount_paise }) => (
            <li key={`${from} ${service_id}`} className="figures">
              {words.agreed.coming(
                named(service_id),
                formatPaise(amount_paise),
                istFullDate(startOfIstDayNamed(from)),
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
