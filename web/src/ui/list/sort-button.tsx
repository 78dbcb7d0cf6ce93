import { ArrowDown, ArrowUp } from "lucide-react";
import { list as words } from "#messages/list.ts";
import type { ListRowsProps } from "./list-rows-props.ts";

/** A heading that sorts: first as it is offered, then the other way round. */
export function SortButton({
  heading,
  name,
  sort,
}: {
  heading: string;
  name: string;
  sort: NonNullable<ListRowsProps<unknown>["sort"]>;
}) {
  const isDown = sort.current === `-${name}`;
  const isCurrent = isDown || sort.current === name;
  const other = isDown ? name : `-${name}`;
  const first = sort.offered.find((offered) => offered === name || offered === `-${name}`) ?? name;
  const next = isCurrent && sort.offered.includes(other) ? other : isCurrent ? sort.current : first;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <button type="button" className="list-sort" onClick={() => sort.onSort(next)}>
      <span className="sr-only">{words.sortBy(heading)}</span>
      <span aria-hidden="true">{heading}</span>
      <Arrow size={14} aria-hidden="true" className={isCurrent ? "" : "invisible"} />
    </button>
  );
}

export function isOffered(name: string | undefined, offered: readonly string[]): boolean {
  return name !== undefined && offered.some((sort) => sort === name || sort === `-${name}`);
}

export function ariaSort(name: string | undefined, current: string | undefined) {
  if (name === undefined || current === undefined) return undefined;
  if (current === name) return "ascending";
  return current === `-${name}` ? "descending" : undefined;
}
