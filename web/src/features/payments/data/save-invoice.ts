import { call } from "../../../lib/backend/callables.ts";
import { savePaper } from "../../../lib/files/save-file.ts";

/** Saves an invoice or credit note as a PDF. @throws AppError */
export async function saveInvoice(number: string): Promise<void> {
  savePaper(await call("printInvoice", { number }));
}
