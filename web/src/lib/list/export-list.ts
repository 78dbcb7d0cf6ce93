import type { ListName } from "@niyamdesk/domain/lists/lists";
import { call } from "../backend/callables.ts";

/** All that a view matches, saved as a file by the browser. @throws AppError */
export async function exportList(list: ListName, view: string): Promise<{ name: string; rows: number }> {
  const { name, rows, text } = await call("exportList", { list, view });
  const file = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  URL.revokeObjectURL(file);
  return { name, rows };
}
