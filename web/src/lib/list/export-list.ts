import type { ListName } from "@niyamdesk/domain/lists/lists";
import { errors } from "#messages/errors.ts";
import { AppError } from "../backend/app-error.ts";
import { call } from "../backend/callables.ts";
import { functionAddress } from "../backend/function-address.ts";
import { saveFile } from "../files/save-file.ts";

const TYPE = "text/csv;charset=utf-8";

/** What became of an export: a file that the browser saved, or one that is being written. */
export type Exported = { name: string; rows: number } | { export_id: string; rows: number };

/** All that a view matches, saved as a file by the browser, or begun where it is long. @throws AppError */
export async function exportList(list: ListName, view: string): Promise<Exported> {
  const { name, rows, text, export_id } = await call("exportList", { list, view, page: pageOfList() });
  if (export_id !== null) return { export_id, rows };
  saveFile(new TextEncoder().encode(text), TYPE, name);
  return { name, rows };
}

/** Saves a file that was written meanwhile. @throws AppError */
export async function fetchExport(export_id: string): Promise<void> {
  const { ticket, name } = await call("openExport", { export_id });
  const answer = await fetch(functionAddress("documentFile"), {
    headers: { authorization: `Bearer ${ticket}` },
  }).catch(() => {
    throw navigator.onLine
      ? new AppError("timeout", errors.timeout)
      : new AppError("offline", errors.offline);
  });
  if (answer.status === 404) throw new AppError("export_gone", errors.export_gone);
  if (!answer.ok) throw new AppError("internal", errors.internal);
  saveFile(new Uint8Array(await answer.arrayBuffer()), TYPE, name);
}

/** Without the language, which is the reader's. */
function pageOfList(): string {
  return window.location.pathname.replace(/^\/hi(?=\/)/, "").replace(/\/$/, "");
}
