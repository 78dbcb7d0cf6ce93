import { layDialogsInPage } from "../../../lib/page/modal-dialogs.ts";
import { CHALLENGE_CLOSED, CHALLENGE_LATE } from "../auth-words.ts";

/** After the right answer reCAPTCHA takes its challenge away first, and then says so. */
const ANSWER_FOLLOWS_MS = 3000;
/** As long as reCAPTCHA itself lets a challenge stand. */
const PATIENCE_MS = 120_000;

interface Challenge {
  /** The person has answered: what follows is the network's. */
  answered(): void;
  /** Rejects when nobody will answer any more: the challenge was closed, or nothing at all has come for long. */
  abandoned: Promise<never>;
  end(): void;
}

/**
 * reCAPTCHA asks with pictures, in a frame that it appends to the body. It shows and hides that by its style, and tells nobody
 * when the person closes it. While it shows, no dialog of ours keeps it from being pressed.
 */
export function watchChallenge(own: Element): Challenge {
  let shown = false;
  let isAnswered = false;
  let raise = () => {};
  let giveUp = (_error: Error) => {};
  let closed: ReturnType<typeof setTimeout> | undefined;
  const abandoned = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  // Nobody may be waiting for it yet, or any more.
  abandoned.catch(() => undefined);
  const late = setTimeout(() => giveUp(new ChallengeAbandoned(CHALLENGE_LATE)), PATIENCE_MS);

  const look = () => {
    const shows = [...document.querySelectorAll('iframe[src*="/recaptcha/"]')].some(
      (frame) => !own.contains(frame) && isSeen(frame),
    );
    if (shows === shown) return;
    shown = shows;
    clearTimeout(closed);
    if (shows) raise = layDialogsInPage();
    else {
      raise();
      raise = () => {};
      if (!isAnswered) {
        closed = setTimeout(() => giveUp(new ChallengeAbandoned(CHALLENGE_CLOSED)), ANSWER_FOLLOWS_MS);
      }
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["style"],
  });

  return {
    answered() {
      isAnswered = true;
      clearTimeout(closed);
    },
    abandoned,
    end() {
      changes.disconnect();
      clearTimeout(closed);
      clearTimeout(late);
      raise();
    },
  };
}

/** Told apart like an error of the sign-in service, by its code. */
class ChallengeAbandoned extends Error {
  readonly code: string;

  constructor(code: string) {
    super("Nobody answered the challenge");
    this.name = "ChallengeAbandoned";
    this.code = code;
  }
}

/** Hidden, it lies above the page's upper edge. */
function isSeen(frame: Element): boolean {
  const { width, height, bottom } = frame.getBoundingClientRect();
  const onPage = width > 0 && height > 0 && bottom + window.scrollY > 0;
  return onPage && getComputedStyle(frame).visibility === "visible";
}
