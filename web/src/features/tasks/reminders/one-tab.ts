const CHANNEL = "niyamdesk.reminders";
/** So long a hidden tab waits for one that is looked at. */
const ANSWER_MS = 400;

interface Said {
  uid: string;
  say: "who_is_seen" | "i_am_seen";
}

/** Lets other tabs of the same person know that this one is looked at. @returns its end */
export function answerOthers(uid: string): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.uid === uid && data.say === "who_is_seen" && document.visibilityState === "visible") {
      channel.postMessage({ uid, say: "i_am_seen" } satisfies Said);
    }
  };
  return () => channel.close();
}

/** Whether somebody looks at another tab: that one tells, where it is seen. */
export function isAnotherSeen(uid: string): Promise<boolean> {
  if (typeof BroadcastChannel === "undefined") return Promise.resolve(false);
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((known) => {
    const end = (seen: boolean) => {
      window.clearTimeout(waiting);
      channel.close();
      known(seen);
    };
    const waiting = window.setTimeout(() => end(false), ANSWER_MS);
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.uid === uid && data.say === "i_am_seen") end(true);
    };
    channel.postMessage({ uid, say: "who_is_seen" } satisfies Said);
  });
}

/** One tab after the other: what the first one told, the next one knows. */
export function inTurn<T>(uid: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? work() : locks.request(`${CHANNEL}.${uid}`, work);
}
