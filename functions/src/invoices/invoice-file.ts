import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import { invoiceRef } from "../platform/refs.ts";
import { files } from "../platform/storage.ts";
import { takeReach } from "../platform/take-reach.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { invoicePaper } from "./invoice-paper.ts";

/**
 * The paper of an invoice or credit note: made and kept the first time, the kept one ever after. Two at once make the same, to the byte.
 *
 * @throws RangeError when there is no such number
 */
export async function invoiceFile(number: string): Promise<Buffer> {
  const invoice = (await invoiceRef(number).get()).data();
  if (!invoice) throw new RangeError(`There is no invoice ${number}`);
  return (await keptFile(invoice)) ?? (await make(invoice));
}

/** Null until it has been made. */
async function keptFile({ pdf_path }: Pick<Invoice, "pdf_path">): Promise<Buffer | null> {
  if (pdf_path === null) return null;
  const [content] = await (await files()).file(pdf_path).download();
  return content;
}

async function make(invoice: Invoice): Promise<Buffer> {
  const { number } = invoice;
  const path = `${STORAGE_FOLDERS.invoices}/${number}.pdf`;
  await takeReach();
  const content = await invoicePaper(invoice);
  await (await files()).file(path).save(content, {
    ...{ contentType: "application/pdf", resumable: false },
    metadata: { cacheControl: "private, no-store" },
  });
  await commitTogether(async (unit) => {
    const present = await unit.get(invoiceRef(number));
    if (present?.pdf_path === null) unit.update(invoiceRef(number), { pdf_path: path });
  });
  return content;
}
