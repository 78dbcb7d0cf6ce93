/** Which tab of this browser is at work on a call. */
export type Held = "asking" | "here" | "elsewhere";

interface Holding {
  /** Takes it from whichever tab has it. */
  steals: boolean;
  /** Asked when a tab that waited gets the call: the other one may have let go of it because it is over. */
  goesOn(): boolean;
  say(held: Held): void;
}

/** A page that is left lets go of its call a moment after the next one has come: until then nobody says 'in another tab'. */
const LETTING_GO_MS = 400;

/**
 * One tab holds the call. The others wait for it in line, so that one of them goes on with it as soon as the first is closed,
 * crashes or is loaded anew.
 *
 * @returns lets go of it, or stops waiting
 */
export function holdCall(locks: LockManager, callId: string, { steals, goesOn, say }: Holding): () => void {
  const over = new AbortController();
  const { signal } = over;
  const until = new Promise<void>((done) => signal.addEventListener("abort", () => done()));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let had = false;

  function hold(): Promise<void> | undefined {
    clearTimeout(waiting);
    // It was saved by the tab that had it: it comes to an end here, too, as soon as this page has heard of it.
    if (signal.aborted || !goesOn()) return undefined;
    had = true;
    say("here");
    return until;
  }

  function ask(): void {
    locks.request(nameOf(callId), { signal }, hold).catch(lost);
  }

  function lost(): void {
    clearTimeout(waiting);
    if (signal.aborted) return;
    // This browser grants no locks to anybody.
    if (!had) {
      say("here");
      return;
    }
    // Another tab took it, and has it until that one lets go.
    had = false;
    say("elsewhere");
    ask();
  }

  if (steals) locks.request(nameOf(callId), { steal: true }, hold).catch(lost);
  else {
    waiting = setTimeout(() => say("elsewhere"), LETTING_GO_MS);
    ask();
  }
  return () => {
    clearTimeout(waiting);
    over.abort();
  };
}

const nameOf = (callId: string): string => `niyamdesk.call.${callId}`;
