import type { reviewInputs } from "@niyamdesk/domain/reviews/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

export default {
  reviewPartner: {
    by: ["client_user"],
    input: { ca_id: "kavita-rao", source: { order_id: "ORD-1" }, rating: 5, text: "Clear and quick." },
    harmful: fc.record({
      ca_id: id,
      source: fc.oneof(fc.record({ consultation_id: id }), fc.record({ order_id: id })),
      rating: fc.integer(),
      text: fc.string({ unit: "binary", maxLength: 1100 }),
    }),
  },
} satisfies Attacks<typeof reviewInputs>;
