import { MUTED, type Paper, type Style } from "./paper.ts";

export interface TableColumn<T> {
  heading: string;
  /** In points; none: it takes what is left. */
  width: number | null;
  align?: "left" | "right";
  value(row: T): string;
  /** In smaller letters below. */
  note?(row: T): string;
}

const GAP = 12;
const ROOM = 5;
const SMALL = 8;

/** A table that goes on over pages with its headings, and keeps each row on one. */
export function drawTable<T>(paper: Paper, columns: readonly TableColumn<T>[], rows: readonly T[]): void {
  const fixed = columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
  const open = columns.filter(({ width }) => width === null).length;
  const rest = (paper.width - fixed - GAP * (columns.length - 1)) / Math.max(1, open);
  let x = paper.left;
  const places = columns.map((column) => {
    const place = { column, x, width: column.width ?? rest };
    x += place.width + GAP;
    return place;
  });
  const styleOf = ({ align = "left" }: TableColumn<T>, more: Style = {}): Style => ({
    size: 9,
    align,
    ...more,
  });
  const head = () => {
    const style = { size: SMALL, color: MUTED };
    const tallest = Math.max(
      ...places.map(({ column, x: at, width }) =>
        paper.draw(column.heading, at, paper.y, width, styleOf(column, style)),
      ),
    );
    paper.y += tallest + ROOM;
    paper.rule();
    paper.y += ROOM;
  };
  const heightOf = (row: T) =>
    Math.max(
      ...places.map(
        ({ column, width }) =>
          paper.heightOf(column.value(row), width, styleOf(column)) +
          paper.heightOf(column.note?.(row) ?? "", width, styleOf(column, { size: SMALL })),
      ),
    );
  paper.makeRoom(60);
  head();
  for (const row of rows) {
    const height = heightOf(row);
    if (paper.makeRoom(height + ROOM)) head();
    for (const { column, x: at, width } of places) {
      const first = paper.draw(column.value(row), at, paper.y, width, styleOf(column));
      const note = column.note?.(row) ?? "";
      paper.draw(note, at, paper.y + first, width, styleOf(column, { size: SMALL, color: MUTED }));
    }
    paper.y += height + ROOM;
  }
}

/** Sums below a table: what it is, and how much, at the right edge. */
export function drawSums(
  paper: Paper,
  sums: readonly { term: string; note?: string; value: string; isTotal?: boolean }[],
): void {
  const valueWidth = 110;
  for (const { term, note = "", value, isTotal = false } of sums) {
    const style = { size: isTotal ? 11 : 9, bold: isTotal, align: "right" } as const;
    const termWidth = paper.width - valueWidth - GAP;
    const height = paper.heightOf(term, termWidth, style);
    const noteHeight = paper.heightOf(note, termWidth, { ...style, size: SMALL });
    paper.makeRoom(height + noteHeight + ROOM);
    if (isTotal) {
      paper.rule();
      paper.y += ROOM;
    }
    paper.draw(term, paper.left, paper.y, termWidth, style);
    paper.draw(note, paper.left, paper.y + height, termWidth, { ...style, size: SMALL, color: MUTED });
    paper.draw(value, paper.left + termWidth + GAP, paper.y, valueWidth, style);
    paper.y += height + noteHeight + ROOM;
  }
}
