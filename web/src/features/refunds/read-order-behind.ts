import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import { ORDER_STATUSES, type OrderStatus } from "@niyamdesk/domain/orders/order";
import type { WorkStep } from "@niyamdesk/domain/steps/order-work";
import { shownStep } from "#messages/step-names.ts";
import {
  nameIn,
  numberIn,
  oneIn,
  partIn,
  partsIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

/** Of an order, what a refund is reckoned from. */
export interface OrderBehind {
  id: string;
  serviceName: string;
  status: OrderStatus;
  hasBegun: boolean;
  steps: readonly Pick<WorkStep<number>, "name" | "weight" | "done_at">[];
  /** In which its client reads. */
  language: Language;
}

export function readOrderBehind(id: string, data: StoredData): OrderBehind {
  const work = partIn(data, "work");
  return {
    id,
    serviceName: nameIn(data, "service_name") ?? "",
    status: oneIn(data, "status", ORDER_STATUSES, "processing"),
    hasBegun: timeIn(work, "began_at") !== null,
    steps: partsIn(work, "steps").map((step) => ({
      name: shownStep(textIn(step, "name") ?? ""),
      weight: numberIn(step, "weight"),
      done_at: timeIn(step, "done_at"),
    })),
    language: oneIn(data, "language", LANGUAGES, "en"),
  };
}
