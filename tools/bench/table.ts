import type { Row } from "../../tests/bench/row.ts";

const COLUMNS = ["", "value", "baseline", "ratio", "aim", ""];

/** The figures as one table; verbose adds the notes of each. */
export function benchTable(rows: readonly Row[], verbose: boolean): string {
  const lines = [COLUMNS, ...rows.map(cells)];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line.map((cell, column) => padded(cell, widths[column] ?? 0, column)).join("  "),
  );
  const rule = "─".repeat(Math.max(...text.map(({ length }) => length)));
  const [head = "", ...body] = text.map((line) => line.trimEnd());
  const against = rows.flatMap(({ name, baseline, notes }) => [
    ...(baseline === null ? [] : [`${name}: against ${baseline.what}`]),
    ...(verbose ? notes.map((note) => `    ${note}`) : []),
  ]);
  return ["", head, rule, ...body, rule, ...against].join("\n");
}

function cells({ name, value, unit, baseline, ratio, aim }: Row): string[] {
  return [
    name,
    `${figure(value)} ${unit}`,
    baseline === null ? "" : figure(baseline.value),
    ratio === null ? "" : `${ratio.toFixed(2)} ×`,
    aim?.words ?? "",
    aim === null ? "" : aim.met ? "ok" : "over",
  ];
}

function figure(value: number): string {
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

function padded(cell: string, width: number, column: number): string {
  return column >= 1 && column <= 3 ? cell.padStart(width) : cell.padEnd(width);
}
