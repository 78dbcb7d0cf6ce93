import type { Order, OrderStatus } from "@niyamdesk/domain/orders/order";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { withTimes } from "@niyamdesk/domain/steps/order-work";
import { beginningOf, lookAt, openStep, riseOf, type Work } from "@niyamdesk/domain/steps/work";
import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";

interface Told {
  serviceId: string;
  status: OrderStatus;
  /** Epoch ms. */
  paid: number;
  /** When it moved, the first and the last time; null: it did not. */
  begun: number | null;
  moved: number;
  /** What is promised; null: as usual. */
  due: number | null;
}

type WorkFields = Required<Pick<Order, "work" | "waits_for" | "due_date" | "look_at" | "rise">>;

/**
 * The steps of a demo order as far as its moves say. Its client's documents came by other ways: none are in the demo data, so what is past
 * asks for none.
 */
export function demoWork({ serviceId, status, paid, begun, moved, due }: Told): WorkFields {
  const documents = builtInService(serviceId)?.required_documents ?? [];
  const beginning = beginningOf(builtInPlan(serviceId), documents, { now: paid, off: [] });
  const work = promisedBy(reached({ ...beginning, began_at: begun }, status, moved), due);
  const look = lookAt(work);
  const at = (millis: number) => Timestamp.fromMillis(millis);
  return {
    work: withTimes(work, at),
    waits_for: work.clock?.waits_for ?? null,
    due_date: work.clock && at(work.clock.promised),
    look_at: look === null ? null : at(look),
    rise: riseOf(work),
  };
}

function reached(work: Work, status: OrderStatus, moved: number): Work {
  if (status === "pending" || status === "awaiting_documents" || status === "cancelled") return work;
  const until = status === "completed" ? work.steps.length : firstOfOurs(work);
  const steps = work.steps.map((step, at) => (at < until ? done(step, moved) : step));
  const open = openStep({ steps });
  return {
    ...work,
    ...{ steps, asked: [] },
    clock: work.clock &&
      open && {
        ...{ ...work.clock, step: open.id, waits_for: open.waits_for, since: moved },
      },
  };
}

function firstOfOurs({ steps }: Work): number {
  const at = steps.findIndex(({ waits_for }) => waits_for === "us");
  return at === -1 ? steps.length : at;
}

function done(step: Work["steps"][number], at: number): Work["steps"][number] {
  const isProven = step.closes === "filing" || step.closes === "proof";
  const proof = { number: `DEMO-${step.id.toUpperCase()}`, on: istDay(at), document_id: null, at };
  return { ...step, done_at: at, proof: isProven ? proof : null };
}

function promisedBy(work: Work, due: number | null): Work {
  if (work.clock === null || due === null) return work;
  return { ...work, clock: { ...work.clock, promised: due, first_promised: due } };
}
