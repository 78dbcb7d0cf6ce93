import { type Around, openStep, outstanding, type Work } from "../steps/work.ts";
import type { OrderStatus } from "./order.ts";

/** Where an order stands, as its client is told: it follows from its work and from nothing else. */
export function statusOf(work: Work, slots: Around["slots"]): OrderStatus {
  const { clock, began_at } = work;
  if (clock === null) return "completed";
  if (began_at === null) return "pending";
  if (clock.waits_for === "government") return "in_review";
  if (clock.waits_for === "us") return "processing";
  if (outstanding(work, slots).length > 0) return "awaiting_documents";
  return openStep(work)?.closes === "approval" ? "in_review" : "processing";
}
