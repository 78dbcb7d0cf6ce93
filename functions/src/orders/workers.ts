import { DomainError } from "@niyamdesk/domain/base/errors";
import { chooseWorker, type Worker } from "@niyamdesk/domain/orders/assignment";
import { openOrdersOfQuery } from "@niyamdesk/domain/orders/queries";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { isAway, USUAL_AVAILABILITY } from "@niyamdesk/domain/staff/availability";
import { activeWorkersQuery } from "@niyamdesk/domain/staff/queries";
import { type StepPlan, WORKER_ROLES, type WorkerRole } from "@niyamdesk/domain/steps/step";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "../platform/query.ts";
import { givenOrderRef, profileRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * Who gets an order now. What is read of whoever is chosen is watched by whoever gives it to them, so that of two orders at the same time the second counts
 * the first.
 *
 * @param except who had it
 * @param preferred who prepared it for its client
 */
export async function workerFor(
  unit: UnitOfWork,
  plan: StepPlan,
  except: string | null,
  preferred: string | null,
): Promise<string | null> {
  const found = await runWholeQuery(activeWorkersQuery, {});
  const workers = await Promise.all(found.map((entry) => workerOf(unit, entry.id, entry.data() as Profile)));
  return chooseWorker(workers, plan, except, preferred);
}

async function workerOf(unit: UnitOfWork, uid: string, profile: Profile): Promise<Worker> {
  const { role, availability = USUAL_AVAILABILITY } = profile;
  // First, so that the count is not older than what is watched.
  const given = await unit.get(givenOrderRef(uid));
  const open = await declaredQuery(db(), openOrdersOfQuery, { uid }).count().get();
  const { services, capacity } = availability;
  return {
    ...{ uid, role: role as WorkerRole, services, capacity },
    isIn: !isAway(availability, Date.now()),
    open: open.data().count,
    given_at: given?.given_at.toMillis() ?? null,
  };
}

/** Somebody who works on orders and is at work. @throws DomainError worker_not_available */
export async function workerNamed(unit: UnitOfWork, uid: string): Promise<Profile> {
  const profile = await unit.get(profileRef(uid));
  const isWorker = WORKER_ROLES.some((role) => role === profile?.role);
  if (!profile || !isWorker || profile.staff_status !== "active")
    throw new DomainError("worker_not_available");
  return profile;
}
