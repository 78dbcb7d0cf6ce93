import { type RefObject, useLayoutEffect } from "react";

/** A key that does something to the row that has the focus. */
export interface RowKey {
  key: string;
  label: string;
  /** @param id of the row */
  run(id: string): void;
}

export interface ListKeys {
  /** Around the rows. */
  frame: RefObject<HTMLElement | null>;
  search?: RefObject<HTMLInputElement | null>;
  /** The person may switch letters off. */
  on: boolean;
  onSelect?: ((id: string) => void) | undefined;
  onBack?: (() => void) | undefined;
  onHelp(): void;
  rowKeys?: readonly RowKey[];
}

/**
 * Keys of a list. The row that has the browser's focus is the one that is meant, so that a screen reader follows. Off in fields, below
 * a dialog and with Ctrl, Alt or Meta.
 */
export function useListKeys({ frame, search, on, onSelect, onBack, onHelp, rowKeys = [] }: ListKeys): void {
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event))
        return;
      const row = focusedRow();
      const id = row?.dataset.row;
      if (event.key === "Escape") {
        onBack?.();
        return;
      }
      if (event.key === "Enter" && row !== null && document.activeElement === row) {
        event.preventDefault();
        row.querySelector<HTMLElement>("a[href], button[aria-expanded]")?.click();
        return;
      }
      if (!on) return;
      const act = actOf(event.key, id);
      if (act === undefined) return;
      event.preventDefault();
      act();
    }

    function actOf(key: string, id: string | undefined): (() => void) | undefined {
      if (key === "j") return () => step(1);
      if (key === "k") return () => step(-1);
      if (key === "?") return onHelp;
      if (key === "/" && search) return () => search.current?.focus();
      if (id === undefined) return undefined;
      if (key === "x" && onSelect) return () => onSelect(id);
      const own = rowKeys.find((rowKey) => rowKey.key === key);
      return own && (() => own.run(id));
    }

    function focusedRow(): HTMLElement | null {
      const row = document.activeElement?.closest<HTMLElement>("[data-row]") ?? null;
      return row !== null && frame.current?.contains(row) ? row : null;
    }

    function step(by: 1 | -1): void {
      const rows = [...(frame.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      const at = focusedRow();
      const next = at === null ? 0 : rows.indexOf(at) + by;
      const row = rows[Math.min(rows.length - 1, Math.max(0, next))];
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: "nearest" });
    }

    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [frame, search, on, onSelect, onBack, onHelp, rowKeys]);
}

const FIELDS = ["input:not([type=checkbox], [type=radio])", "textarea", "select"];

function isBusyElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || FIELDS.some((field) => target.matches(field));
}
