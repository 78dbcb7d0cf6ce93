import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** So near to its end a list is at its end, px. */
const NEAR = 48;

/**
 * A list that begins at its end and stays there while more comes, unless somebody reads further up.
 *
 * @param last what is at the end now
 */
export function useScrolledEnd(
  last: string | null,
): readonly [list: RefObject<HTMLDivElement | null>, atEnd: boolean, toEnd: () => void] {
  const list = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const toEnd = useCallback(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
    setAtEnd(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each that comes is followed, from where one reads
  useLayoutEffect(() => {
    if (atEnd) toEnd();
  }, [last]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const look = () => setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR);
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, []);
  return [list, atEnd, toEnd];
}
