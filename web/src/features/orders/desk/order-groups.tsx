import { desk } from "#messages/workspaces/order-desk.ts";
import { ListRows } from "../../../ui/list/list-rows.tsx";
import type { ListRow, ListRowsProps } from "../../../ui/list/list-rows-props.ts";
import type { DeskOrder } from "./desk-order.ts";
import type { QueueContext } from "./queue-columns.tsx";
import { grouped } from "./queue-groups.ts";

interface OrderGroupsProps extends Omit<ListRowsProps<DeskOrder>, "label" | "rows"> {
  rows: readonly ListRow<DeskOrder>[];
  context: QueueContext;
}

/** What is ours by what was promised, and what waits for others below it. */
export function OrderGroups({ rows, context, ...list }: OrderGroupsProps) {
  return (
    <div className="grid gap-6">
      {grouped(rows, context).map(({ group, rows: within }, place) => {
        const heading = desk.queue.groups[group];
        return (
          <section key={group} aria-label={heading}>
            <h2
              className={`mb-2 flex items-baseline gap-2 text-sm font-semibold ${group === "late" ? "text-error" : ""}`}
            >
              {heading}
              <span translate="no" className="figures muted font-normal">
                {within.filter(({ gone }) => !gone).length}
              </span>
            </h2>
            <div className="list-box">
              {/* The columns are named once, and whoever cannot see that hears them with every group. */}
              <ListRows {...list} label={heading} rows={within} hidesHead={place > 0} />
            </div>
          </section>
        );
      })}
    </div>
  );
}
