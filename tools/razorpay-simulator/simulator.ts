import type { Faults } from "./faults.ts";
import type { Log } from "./log.ts";
import type { State } from "./state.ts";
import type { WebhookSender } from "./webhooks.ts";

/** What the end of a refund waits for: nothing, or a word from the control API. `fail`: the bank refuses each. */
export type RefundMode = "at-once" | "by-hand" | "fail";

/** The parts that every handler works with. */
export interface Simulator {
  keyId: string;
  keySecret: string;
  state: State;
  webhooks: WebhookSender;
  faults: Faults;
  refundMode: RefundMode;
  /** Who bears the fee: a switch of the account. */
  feeBearer: "business" | "customer";
  /** How long a payment that the window failed as 'late' takes to be captured after all. */
  lateCaptureMs: number;
  /** Runs later unless the simulator is closed first. */
  later: (ms: number, action: () => void) => void;
  log: Log;
}
