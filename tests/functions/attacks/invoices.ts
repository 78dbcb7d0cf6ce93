import type { invoiceInputs } from "@niyamdesk/domain/invoices/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

export default {
  correctInvoice: {
    by: ["client_user"],
    input: { number: "INV-26-27-000001", name: "Rao Traders", state_code: "29" },
    harmful: fc
      .record({ name: fc.string({ unit: "binary", maxLength: 200 }), address: fc.string({ unit: "binary" }) })
      .map((given) => ({ ...given, number: "INV-26-27-000001", state_code: "29" })),
  },
  printInvoice: { by: ["admin", "client_user"], input: { number: "INV-26-27-000001" } },
} satisfies Attacks<typeof invoiceInputs>;
