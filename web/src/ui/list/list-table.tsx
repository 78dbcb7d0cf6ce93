// biome-ignore-all lint/a11y/noRedundantRoles: laid out as a grid, a table is none for some screen readers unless it says so
import { type CSSProperties, memo } from "react";
import { list as words } from "#messages/list.ts";
import type { ListRowsProps, RowProps } from "./list-rows-props.ts";
import { RowTick } from "./row-tick.tsx";
import { ariaSort, isOffered, SortButton } from "./sort-button.tsx";

/** Rows where there is room for columns. */
export function ListTable<T>({
  label,
  rows,
  columns,
  nameOf,
  acts,
  sort,
  select,
  density = "dense",
  actsWidth = "2.75rem",
  gone: goneWords,
  hidesHead = false,
}: ListRowsProps<T>) {
  const template = [select && "2.75rem", ...columns.map(({ width }) => width), acts && actsWidth]
    .filter(Boolean)
    .join(" ");
  return (
    <table
      role="table"
      aria-label={label}
      className="list-table"
      data-density={density}
      style={{ "--columns": template } as CSSProperties}
    >
      <thead role="rowgroup" className={hidesHead ? "sr-only" : "list-head"}>
        <tr role="row" className="list-line">
          {select && (
            <th role="columnheader" scope="col" className="list-tick">
              {!hidesHead && (
                <input
                  type="checkbox"
                  className="checkbox checkbox-sm"
                  aria-label={words.selectPage}
                  checked={select.allShown}
                  onChange={select.togglePage}
                />
              )}
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.heading}
              role="columnheader"
              scope="col"
              aria-sort={ariaSort(column.sort, sort?.current)}
              className={column.align === "end" ? "text-end" : ""}
            >
              {sort && isOffered(column.sort, sort.offered) ? (
                <SortButton heading={column.heading} name={column.sort ?? ""} sort={sort} />
              ) : (
                column.heading
              )}
            </th>
          ))}
          {acts && (
            <th role="columnheader" scope="col">
              <span className="sr-only">{words.acts}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, row, gone }) => (
          <TableRow
            key={id}
            {...{ id, row, gone, goneWords, columns, nameOf, acts }}
            selected={select?.isSelected(id) ?? false}
            toggle={select?.toggle}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Drawn again only when it changed: others come and go around it. */
const TableRow = memo(DrawnTableRow) as typeof DrawnTableRow;

function DrawnTableRow<T>({ columns, ...props }: RowProps<T> & Pick<ListRowsProps<T>, "columns">) {
  const { id, row, gone, goneWords, nameOf, acts, selected, toggle } = props;
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-row={id}
      data-gone={gone || undefined}
      aria-selected={toggle ? selected : undefined}
      className="list-line list-row"
    >
      {toggle && (
        <td role="cell" className="list-tick">
          <RowTick {...{ id, gone, selected, toggle }} name={nameOf(row)} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.heading}
          role={index === 0 ? "rowheader" : "cell"}
          className={column.align === "end" ? "text-end" : ""}
        >
          {column.cell(row)}
          {gone && index === 0 && !goneWords && <span className="sr-only">. {words.gone}</span>}
        </td>
      ))}
      {acts && (
        <td role="cell" className="list-acts">
          {gone ? goneWords?.(row) : acts(row)}
        </td>
      )}
    </tr>
  );
}
