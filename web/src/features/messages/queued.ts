/** A message that is not with us yet. */
export interface Queued {
  /** Random: however often it is sent, it arrives once. */
  requestId: string;
  /** Under which it will stand in the thread, known before it is sent: the record may be here before the answer is. */
  id?: string;
  orderId: string;
  text: string;
  attachments: readonly string[];
  /** When it was written, epoch ms. */
  at: number;
  state:
    | { is: "waiting" | "sending" }
    /** It will not be taken as it is. */
    | { is: "failed"; words: string }
    /** It has this id in the thread. */
    | { is: "sent"; id: string };
}

/** What the device kept, read without trust. What was being sent may have arrived: it is sent again with the same request. */
export function queuedIn(kept: unknown): Queued[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(isQueued).map((one) => ({ ...one, state: stateOf(one.state) }));
}

function stateOf(state: Queued["state"]): Queued["state"] {
  return state.is === "failed" ? state : { is: "waiting" };
}

function isQueued(value: unknown): value is Queued {
  if (typeof value !== "object" || value === null) return false;
  const { requestId, orderId, text, attachments, at, state } = value as Partial<
    Record<keyof Queued, unknown>
  >;
  return (
    [requestId, orderId, text].every((one) => typeof one === "string") &&
    Array.isArray(attachments) &&
    attachments.every((one) => typeof one === "string") &&
    typeof at === "number" &&
    typeof state === "object" &&
    state !== null &&
    "is" in state
  );
}

/** Whatever became of the answer to its sender. */
export function isThere({ id, state }: Queued, known: ReadonlySet<string>): boolean {
  return known.has(state.is === "sent" ? state.id : (id ?? ""));
}

/** Those of a thread that its list does not have yet, oldest first. */
export function onTheWay(queued: readonly Queued[], orderId: string, known: ReadonlySet<string>): Queued[] {
  return queued.filter((one) => one.orderId === orderId && !isThere(one, known));
}
