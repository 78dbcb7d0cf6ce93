import { desk } from "#messages/workspaces/order-desk.ts";
import { ListRows } from "../../../ui/list/list-rows.tsx";
import type { ListRow, ListRowsProps } from "../../../ui/list/list-rows-props.ts";
import type { DeskOrder } from "./desk-order.ts";
import { grouped } from "./queue-groups.ts";

interface OrderGroupsProps extends Omit<ListRowsProps<DeskOrder>, "label" | "rows"> {
  rows: readonly ListRow<DeskOrder>[];
  /** Ticks all of a group, or none of it. */
  onTickGroup(ids: readonly string[]): void;
  /** Epoch ms. */
  now: number;
}

/** What is ours by what was promised, and what waits for others below it. */
export function OrderGroups({ rows, now, onTickGroup, select, ...list }: OrderGroupsProps) {
  return (
    <div className="grid gap-6">
      {grouped(rows, now).map(({ group, rows: within }) => {
        const heading = desk.queue.groups[group];
        const there = within.filter(({ gone }) => !gone);
        return (
          <section key={group} aria-label={heading}>
            <h2
              className={`mb-2 flex items-baseline gap-2 text-sm font-semibold ${group === "late" ? "text-error" : ""}`}
            >
              {heading}
              <span translate="no" className="figures muted font-normal">
                {there.length}
              </span>
            </h2>
            <div className="list-box">
              <ListRows
                {...list}
                label={heading}
                rows={within}
                select={
                  select && {
                    ...select,
                    allShown: there.length > 0 && there.every(({ id }) => select.isSelected(id)),
                    togglePage: () => onTickGroup(there.map(({ id }) => id)),
                  }
                }
              />
            </div>
          </section>
        );
      })}
    </div>
  );
}
