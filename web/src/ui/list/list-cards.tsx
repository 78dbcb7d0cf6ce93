import { memo } from "react";
import { list as words } from "#messages/list.ts";
import type { ListRowsProps, RowProps } from "./list-rows-props.ts";
import { RowTick } from "./row-tick.tsx";

/** The same rows on a phone, two or three lines each. */
export function ListCards<T>({
  label,
  rows,
  card,
  nameOf,
  acts,
  select,
  density = "dense",
  gone: goneWords,
}: ListRowsProps<T>) {
  return (
    <ul aria-label={label} className="list-cards" data-density={density}>
      {rows.map(({ id, row, gone }) => (
        <Card
          key={id}
          {...{ id, row, gone, goneWords, card, nameOf, acts }}
          selected={select?.isSelected(id) ?? false}
          toggle={select?.toggle}
        />
      ))}
    </ul>
  );
}

const Card = memo(DrawnCard) as typeof DrawnCard;

function DrawnCard<T>({ card, ...props }: RowProps<T> & Pick<ListRowsProps<T>, "card">) {
  const { id, row, gone, goneWords, nameOf, acts, selected, toggle } = props;
  return (
    <li
      tabIndex={-1}
      data-row={id}
      data-gone={gone || undefined}
      data-selected={selected || undefined}
      className="list-card list-row"
    >
      {toggle && (
        <div className="list-tick">
          <RowTick {...{ id, gone, selected, toggle }} name={nameOf(row)} />
        </div>
      )}
      <div className="min-w-0 flex-1">
        {card(row)}
        {gone && (goneWords?.(row) ?? <p className="text-sm">{words.gone}</p>)}
      </div>
      {acts && !gone && <div className="list-acts">{acts(row)}</div>}
    </li>
  );
}
