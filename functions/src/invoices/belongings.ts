import { ownInvoicesQuery } from "@niyamdesk/domain/invoices/queries";
import type { Belongings } from "../platform/belongings.ts";
import { plainRecord } from "../platform/plain.ts";
import { runWholeQuery } from "../platform/run-query.ts";

/** Invoices stay, as the law asks. */
export const invoiceBelongings: Belongings = {
  async exported({ uid }) {
    return { invoices: (await runWholeQuery(ownInvoicesQuery, { uid })).map(plainRecord) };
  },
};
