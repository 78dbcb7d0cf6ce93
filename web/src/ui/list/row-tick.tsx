import { list as words } from "#messages/list.ts";

interface TickProps {
  id: string;
  name: string;
  gone: boolean;
  selected: boolean;
  toggle(id: string): void;
}

/** Selects a row. */
export function RowTick({ id, name, gone, selected, toggle }: TickProps) {
  return (
    <label className="list-tick-target">
      <input
        type="checkbox"
        className="checkbox checkbox-sm"
        aria-label={words.selectRow(name)}
        data-tick=""
        checked={selected}
        disabled={gone}
        onChange={() => toggle(id)}
      />
    </label>
  );
}
