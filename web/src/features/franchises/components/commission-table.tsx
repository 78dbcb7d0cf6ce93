import { COMMISSION_PERCENT, FRANCHISE_LEVELS } from "@niyamdesk/domain/franchises/franchise-level";
import { franchise } from "#messages/franchise.ts";

/** What a partner of each level earns and brings in. */
export function CommissionTable() {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{franchise.commissionTitle}</caption>
      <thead className="text-sm">
        <tr className="muted border-b border-base-300">
          <th scope="col" className="py-2 pr-4 font-normal">
            {franchise.level}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {franchise.commission}
          </th>
          <th scope="col" className="py-2 font-normal">
            {franchise.investment}
          </th>
        </tr>
      </thead>
      <tbody>
        {FRANCHISE_LEVELS.map((level) => (
          <tr key={level} className="border-b border-base-300 last:border-b-0">
            <th scope="row" className="py-3.5 pr-4 font-semibold">
              {franchise.levels[level]}
            </th>
            <td translate="no" className="figures py-3.5 pr-4 text-xl font-semibold text-primary">
              {franchise.percent(COMMISSION_PERCENT[level])}
            </td>
            <td translate="no" className="figures py-3.5">
              {franchise.investments[level]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
