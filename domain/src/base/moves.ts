import type { Role } from "./roles.ts";

/** A move of a record from one status to another, and who may make it. */
export interface Move {
  by: readonly Role[];
}

/** By the status a record is in, where it may go. What is not listed is refused; a status with nothing listed is final. */
export type Moves<Status extends string, M extends Move = Move> = Readonly<
  Record<Status, Readonly<Partial<Record<Status, M>>>>
>;

/** The move that a role may make, with what else the table says of it; null where it may not. */
export function moveOf<Status extends string, M extends Move>(
  moves: Moves<Status, M>,
  from: NoInfer<Status>,
  to: NoInfer<Status>,
  role: Role,
): M | null {
  const move: M | undefined = moves[from][to];
  return move?.by.includes(role) ? move : null;
}

/** Whether a role may move a record so. That the record is one of theirs is asked elsewhere. */
export function mayMove<Status extends string>(
  moves: Moves<Status>,
  from: NoInfer<Status>,
  to: NoInfer<Status>,
  role: Role,
): boolean {
  return moveOf(moves, from, to, role) !== null;
}

/** Where anybody may move a record to. */
export function nextOf<Status extends string>(moves: Moves<Status>, from: NoInfer<Status>): Status[] {
  return Object.keys(moves[from]) as Status[];
}
