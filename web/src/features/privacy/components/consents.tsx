import { SWITCHED_CONSENTS, type SwitchedConsent } from "@niyamdesk/domain/consents/consent";
import { CONSENT_PLACE_WORDS, currentNotice, noticeWords } from "@niyamdesk/domain/consents/notices";
import { Check, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { privacy } from "#messages/privacy.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Switch } from "../../../ui/switch.tsx";
import { Timeline } from "../../../ui/timeline.tsx";
import { type OwnPrivacy, setConsent } from "../data/own-privacy.ts";

const words = privacy.consents;

interface ConsentsProps {
  own: Pick<OwnPrivacy, "switches" | "consents">;
  onChange(part: Pick<OwnPrivacy, "switches" | "consents">): void;
}

/** Each press is a line of the ledger; off is as near as on. What the server did not take goes back. */
export function Consents({ own, onChange }: ConsentsProps) {
  const lastPress = useRef<Promise<unknown>>(Promise.resolve());
  const [pressed, setPressed] = useState<Partial<Record<SwitchedConsent, boolean>>>({});

  async function press(purpose: SwitchedConsent, given: boolean): Promise<void> {
    setPressed((before) => ({ ...before, [purpose]: given }));
    // Each answer tells of all of them: one that comes late must not be older than the one before.
    const answer = lastPress.current.then(() => setConsent({ purpose, given, language: LANGUAGE }));
    lastPress.current = answer.catch(() => undefined);
    try {
      onChange(await answer);
      toast("success", given ? words.on(words.names[purpose]) : words.off(words.names[purpose]));
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setPressed(({ [purpose]: _done, ...others }) => others);
    }
  }

  return (
    <>
      <p className="muted mb-3 text-sm">{words.lead}</p>
      <div className="grid gap-2 divide-y divide-base-300 *:pb-2">
        {SWITCHED_CONSENTS.map((purpose) => {
          const stands = own.switches[purpose];
          if (stands === null) {
            return (
              <p key={purpose} className="muted text-sm">
                {words.noPhone}
              </p>
            );
          }
          return (
            <Switch
              key={purpose}
              label={words.names[purpose]}
              hint={currentNotice(purpose).words[LANGUAGE]}
              on={pressed[purpose] ?? stands}
              onChange={(on) => void press(purpose, on)}
            />
          );
        })}
      </div>
      <h3 className="mt-6 mb-3 text-base font-semibold">{words.history}</h3>
      {own.consents.length === 0 ? (
        <p className="muted text-sm">{words.none}</p>
      ) : (
        <Timeline
          first={5}
          entries={own.consents.map(({ purpose, given, notice_version, language, place, at }) => ({
            id: `${purpose}_${at}_${given}`,
            at,
            title: given ? words.given : words.withdrawn,
            detail: `${noticeWords(purpose, notice_version, language ?? LANGUAGE)} (${notice_version})`,
            who: CONSENT_PLACE_WORDS[LANGUAGE][place],
            icon: given ? Check : Undo2,
            tone: given ? "success" : "plain",
          }))}
        />
      )}
    </>
  );
}
