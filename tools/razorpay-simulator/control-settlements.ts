import { readOneOf, readWhole } from "./control-input.ts";
import type { Route } from "./http.ts";
import { endSettlement, settleAll } from "./settlements.ts";
import { nowSeconds } from "./state.ts";

/** Razorpay settles by its own calendar; here the control API says when. */
export const controlSettlementRoutes: readonly Route[] = [
  {
    on: "POST /_control/settlements",
    auth: "none",
    handle: (simulator, { body }) => ({
      json: settleAll(simulator, {
        createdAt: readWhole(body, "created_at", nowSeconds()),
        status: readOneOf(body, "status", ["created", "processed", "failed"], "processed"),
        adjustment: readWhole(body, "adjustment", 0, Number.MIN_SAFE_INTEGER),
        fees: readWhole(body, "fees", 0),
      }),
    }),
  },
  {
    on: "POST /_control/settlements/:id/:outcome",
    auth: "none",
    handle: (simulator, { params }) => {
      const settlement = simulator.state.settlement(params.id ?? "");
      endSettlement(
        simulator,
        settlement,
        readOneOf(params, "outcome", ["processed", "failed"], "processed"),
      );
      return { json: settlement };
    },
  },
];
