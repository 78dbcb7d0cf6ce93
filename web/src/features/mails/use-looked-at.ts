import type { CallableOutputs } from "@niyamdesk/domain/callables";
import type { MailTemplate } from "@niyamdesk/domain/mail/templates";
import type { OtherWords } from "@niyamdesk/domain/mail/wording";
import { useEffect, useState } from "react";
import { lookAtMailTemplate } from "./wording.ts";

export type LookedAt = CallableOutputs["lookAtMailTemplate"];

/** So long nobody typed. */
const STILL_MS = 500;

/**
 * A mail as it reads with these words; as it was last known until they are drawn.
 *
 * @param words null: they are not known yet, and nothing is asked
 * @param plain as it was written, where that is here already: without other words it is not asked again
 */
export function useLookedAt(
  template: MailTemplate,
  words: readonly OtherWords[] | null,
  plain: LookedAt | null = null,
) {
  const [looked, setLooked] = useState<LookedAt | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const key = JSON.stringify(words);
  const isFirst = looked === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked anew, and the first at once
  useEffect(() => {
    if (words === null) return;
    if (plain !== null && words.length === 0) {
      setLooked(plain);
      setFailed(false);
      return;
    }
    let left = false;
    const asking = setTimeout(
      () =>
        lookAtMailTemplate(template, JSON.parse(key) as OtherWords[]).then(
          (answer) => {
            if (left) return;
            setLooked(answer);
            setFailed(false);
          },
          () => left || setFailed(true),
        ),
      isFirst ? 0 : STILL_MS,
    );
    return () => {
      left = true;
      clearTimeout(asking);
    };
  }, [template, key, tries]);
  return { looked, failed, retry: () => setTries((count) => count + 1) };
}
