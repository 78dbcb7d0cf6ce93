import { SPOKEN_LANGUAGES } from "@niyamdesk/domain/staff/spoken-languages";
import { ownSettings as words } from "#messages/workspaces/own-settings.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useOwnSwitches } from "../../../lib/session/own-switches.ts";

/** The languages that somebody can hold a call in, each saved at the press. */
export function Spoken() {
  const { switches, set } = useOwnSwitches();
  return (
    <fieldset>
      <legend className="muted mb-3 text-sm">{words.languagesHint}</legend>
      <div className="flex flex-wrap gap-2">
        {SPOKEN_LANGUAGES.map((language) => {
          const name = `speaks_${language}`;
          const speaks = switches[name] === true;
          return (
            <button
              key={language}
              type="button"
              className="quick-choice"
              aria-pressed={speaks}
              onClick={() => set(name, !speaks).catch(() => toast("error", words.notSaved))}
            >
              {words.languageNames[language]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
