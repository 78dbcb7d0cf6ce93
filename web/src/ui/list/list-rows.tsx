import { useHasColumns } from "../../lib/list/list-room.ts";
import { ListCards } from "./list-cards.tsx";
import type { ListRowsProps } from "./list-rows-props.ts";
import { ListTable } from "./list-table.tsx";

/** A table where there is room, cards on a phone. Rows outside of the window are not drawn (`content-visibility`), but found. */
export function ListRows<T>(props: ListRowsProps<T>) {
  return useHasColumns() ? <ListTable {...props} /> : <ListCards {...props} />;
}
