import { readFlag, readOneOf, readText, readWhole } from "./control-input.ts";
import { DISPUTE_MOVES, moveDispute, openDispute } from "./disputes.ts";
import type { Route } from "./http.ts";

const PHASES = ["chargeback", "fraud", "retrieval", "pre_arbitration", "arbitration"] as const;

export const controlDisputeRoutes: readonly Route[] = [
  {
    on: "POST /_control/disputes",
    auth: "none",
    handle: (simulator, { body }) => {
      const payment = simulator.state.payment(readText(body, "payment_id"));
      const whole = (name: string) => (body[name] === undefined ? undefined : readWhole(body, name, 0, 1));
      return {
        json: openDispute(simulator, payment, {
          amount: whole("amount"),
          respondBy: whole("respond_by"),
          phase: readOneOf(body, "phase", PHASES, "chargeback"),
        }),
      };
    },
  },
  {
    on: "POST /_control/disputes/:id/:move",
    auth: "none",
    handle: (simulator, { params, body }) => {
      const dispute = simulator.state.dispute(params.id ?? "");
      moveDispute(simulator, dispute, {
        move: readOneOf(params, "move", DISPUTE_MOVES, "closed"),
        refunds: readFlag(body, "refunds", true),
      });
      return { json: dispute };
    },
  },
];
