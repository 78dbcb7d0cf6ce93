/** Something done at a press that can be taken back for a while. */
export interface Undoable {
  /** Does it. Called once, at once: whoever leaves the page the next moment has done it. */
  act(): Promise<unknown>;
  /** Undoes it on the other side. Called at most once, and only after `act` was sent. */
  counter(): Promise<unknown>;
  /**
   * The counter is sent only once the act has been answered, for acts that may overtake each other on the way. Writes to the
   * database need not: they arrive in the order in which they were made, also those that wait for the network.
   */
  afterAnswer?: boolean;
  /** The act was refused or did not arrive. */
  onFailed(error: unknown): void;
  /** It could not be taken back: it stays done. */
  onStays(error: unknown): void;
}

/**
 * Does it, and gives what takes it back. Nothing waits for a timer: what a person pressed is on its way, and what they took back
 * is a second act with an answer of its own. An act that failed has nothing to take back.
 */
export function begin({
  act,
  counter,
  afterAnswer = false,
  onFailed,
  onStays,
}: Undoable): () => Promise<void> {
  let failed = false;
  let undone = false;
  const answered = act().catch((error: unknown) => {
    failed = true;
    onFailed(error);
  });
  return async () => {
    if (undone) return;
    undone = true;
    if (afterAnswer) await answered;
    if (failed) return;
    await counter().catch(onStays);
  };
}
