import { call } from "../../../lib/backend/callables.ts";
import { saveFile } from "../../../lib/files/save-file.ts";

/** Own figures from one day to another (`2026-11-29`), saved by the browser. @returns how many days. @throws AppError */
export async function exportPerformance(from: string, last: string): Promise<number> {
  const { name, rows, text } = await call("exportPerformance", { from, last });
  saveFile(new TextEncoder().encode(text), "text/csv;charset=utf-8", name);
  return rows;
}
