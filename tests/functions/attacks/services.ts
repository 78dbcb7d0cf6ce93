import type { serviceInputs } from "@niyamdesk/domain/services/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const service_id = "gst-registration";

export default {
  saveServiceDraft: {
    by: ["admin"],
    input: { service_id, changes: [{ field: "summary", value: "Registered in a week.", seen: 0 }] },
    harmful: fc
      .record({
        id,
        field: id,
        text: fc.string({ minLength: 1, unit: "binary", maxLength: 60 }),
        price: fc.integer(),
      })
      .map(({ id, field, text, price }) => ({
        service_id: id,
        changes: [
          { field: "name", value: text, seen: 0 },
          { field: `plan.${field}.price`, value: price, seen: 0 },
        ],
      })),
  },
  discardServiceDraft: { by: ["admin"], input: { service_id, seen_rev: 1 } },
  publishService: { by: ["admin"], input: { service_id, seen_version: 0, seen_rev: 0 } },
  restoreService: { by: ["admin"], input: { service_id, version: 1, seen_version: 2 } },
  setServiceOnSale: { by: ["admin"], input: { service_id, on_sale: true } },
  orderServices: { by: ["admin"], input: { ids: [service_id], seen: [service_id] } },
  lookAtService: { by: ["admin"], input: { service_id } },
} satisfies Attacks<typeof serviceInputs>;
