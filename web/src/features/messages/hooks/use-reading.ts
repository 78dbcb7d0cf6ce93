import { type RefObject, useEffect, useRef, useState } from "react";
import { pause } from "../../../lib/loading/pause.ts";
import { readMessages } from "../data/read-messages.ts";
import type { MessageView } from "../read-message.ts";

/** A call that got lost is made again a few times. */
const TRIES = 3;
const AGAIN_AFTER_MS = 3000;

interface Reading {
  orderId: string;
  /** The newest of all; null: there is none. */
  newest: MessageView | null;
  unread: number;
  /** Whether the list is scrolled to its end. */
  atEnd: boolean;
  /** Stands at the end of the list. */
  end: RefObject<HTMLElement | null>;
}

/**
 * Tells that a thread was read, once its end was really on the screen: a tab in the background reads nothing, nor does a list that is
 * further down the page. Told again only for what came later.
 */
export function useReading({ orderId, newest, unread, atEnd, end }: Reading): void {
  const told = useRef<string | null>(null);
  const [failures, setFailures] = useState(0);
  const isSeen = useOnScreen(end);
  const upTo = newest?.id ?? null;
  useEffect(() => {
    if (!isSeen || !atEnd || unread === 0 || upTo === null || told.current === upTo) return;
    told.current = upTo;
    readMessages(orderId, upTo).catch(() => {
      told.current = null;
      // Afterwards with the next that comes, or when somebody comes back to the page.
      if (failures < TRIES) pause(AGAIN_AFTER_MS).then(() => setFailures(failures + 1));
    });
  }, [orderId, upTo, unread, atEnd, isSeen, failures]);
}

/** Whether an element is within a page that somebody has in front of them. */
function useOnScreen(target: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  const [isVisible, setVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isNear && isVisible;
}
