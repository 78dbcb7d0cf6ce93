import { PATHS } from "@niyamdesk/domain/base/addresses";
import { istMonth } from "@niyamdesk/domain/commissions/commission";
import { CLOSED_ON_DAY } from "@niyamdesk/domain/commissions/statement";
import { istDate, startOfIstMonth } from "@niyamdesk/domain/time/time";
import { Link } from "react-router-dom";
import { partner } from "#messages/workspaces/partner.ts";
import { monthWords } from "../../../lib/time/month-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { useOwnStatements } from "../data/commissions.ts";
import { Earned } from "./commission-rows.tsx";
import { StatementBadge } from "./statement-sheet.tsx";

const words = partner.commissions;

/** Closed months, and when the open ones are closed: in the first days of a month two of them are open. */
export function OwnMonths({ uid }: { uid: string }) {
  const months = useOwnStatements(uid);
  const now = useServerMinute();
  const month = monthWords(istMonth(now));
  const before = monthWords(istMonth(startOfIstMonth(now) - 1));
  const open = istDate(now).day < CLOSED_ON_DAY ? words.closing(before, month) : words.open(month);
  return (
    <WorkPanel
      words={{
        title: words.months,
        loading: words.monthsLoading,
        failed: words.monthsFailed,
        none: words.noMonths,
      }}
      live={months}
      rows={2}
    >
      {(found) => (
        <>
          <p className="muted mb-3 text-sm">{open}</p>
          <WorkList label={words.months}>
            {found.map((statement) => (
              <WorkRow
                key={statement.id}
                title={
                  <Link to={PATHS.ownStatement(statement.month)} className="hover:underline">
                    {monthWords(statement.month)}
                  </Link>
                }
                detail={
                  <>
                    <span translate="no">{statement.code}</span>, {statement.territory}
                  </>
                }
                aside={
                  <>
                    <Earned paise={statement.totalPaise} />
                    <StatementBadge status={statement.status} />
                  </>
                }
              />
            ))}
          </WorkList>
        </>
      )}
    </WorkPanel>
  );
}
