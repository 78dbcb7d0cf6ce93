import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { Earned } from "../components/commission-rows.tsx";
import { StatementBadge } from "../components/statement-sheet.tsx";
import type { StatementView } from "../read-commission.ts";
import { MonthLink } from "./statement-rows.tsx";

/** Closed months one below the other. */
export function StatementRows({
  label,
  statements,
}: {
  label: string;
  statements: readonly StatementView[];
}) {
  return (
    <WorkList label={label}>
      {statements.map((statement) => (
        <WorkRow
          key={statement.id}
          title={<MonthLink statement={statement} />}
          detail={
            <>
              {statement.partner} · <span translate="no">{statement.code}</span>
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
  );
}
