import type { StepPlan, WorkerRole } from "../steps/step.ts";

/** Somebody who may be given an order; instants in epoch ms. */
export interface Worker {
  uid: string;
  role: WorkerRole;
  /** False: suspended or away. */
  isIn: boolean;
  /** Ids of the services they do; null: all that their role does. */
  services: readonly string[] | null;
  /** Open orders they have, each with one open step. */
  open: number;
  /** The most they are given; null: no limit. */
  capacity: number | null;
  /** When they were given one last; null: never. */
  given_at: number | null;
}

type Wanted = Pick<StepPlan, "service_id" | "by">;

/** Whether a person does this kind of work, whatever else they have in hand. */
export function doesWork(
  { role, services }: Pick<Worker, "role" | "services">,
  { service_id, by }: Wanted,
): boolean {
  return by.includes(role) && (services === null || services.includes(service_id));
}

/**
 * Who gets an order: of the role that the service asks for first, where anybody of it is in and has room, whoever has the fewest open steps;
 * of equals who was given one longest ago. Null: nobody can take it now.
 *
 * @param except who had it
 * @param preferred who prepared it for its client: theirs, if they can take it
 */
export function chooseWorker(
  workers: readonly Worker[],
  wanted: Wanted,
  except: string | null = null,
  preferred: string | null = null,
): string | null {
  const able = workers
    .filter(
      (one) =>
        one.isIn &&
        one.uid !== except &&
        doesWork(one, wanted) &&
        (one.capacity === null || one.open < one.capacity),
    )
    .sort(
      (one, next) =>
        wanted.by.indexOf(one.role) - wanted.by.indexOf(next.role) ||
        one.open - next.open ||
        (one.given_at ?? 0) - (next.given_at ?? 0) ||
        (one.uid < next.uid ? -1 : 1),
    );
  const own = able.find(({ uid }) => uid === preferred);
  return (own ?? able[0])?.uid ?? null;
}
