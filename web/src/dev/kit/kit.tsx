import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { kit as words } from "#messages/kit.ts";
import { OTHER } from "#messages/language.ts";
import { Actions } from "./actions.tsx";
import { Charts } from "./charts.tsx";
import { Confirming } from "./confirming.tsx";
import { Dates } from "./dates.tsx";
import { Forms } from "./forms.tsx";
import { History } from "./history.tsx";
import { Opening } from "./opening.tsx";
import { Records } from "./records.tsx";
import { States } from "./states.tsx";
import { Stepping } from "./stepping.tsx";
import { Undoing } from "./undoing.tsx";
import { Words } from "./words.tsx";

const THEMES = { system: undefined, light: "niyam", dark: "niyam-dark" } as const;
type Theme = keyof typeof THEMES;
const NAMES = Object.keys(THEMES) as Theme[];

/** Every piece of `ui` in its states. It is a page of the dev server alone. */
export default function Kit() {
  const { pathname } = useLocation();
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => {
    const { dataset } = document.documentElement;
    const name = THEMES[theme];
    if (name === undefined) delete dataset.theme;
    else dataset.theme = name;
    return () => {
      delete dataset.theme;
    };
  }, [theme]);
  return (
    <main id="main" className="page pb-16">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 py-6">
        <div>
          <h1 className="text-title">{words.title}</h1>
          <p className="muted">{words.lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{words.themes.label}</legend>
            {NAMES.map((name) => (
              <button
                key={name}
                type="button"
                className="quick-choice"
                aria-pressed={theme === name}
                onClick={() => setTheme(name)}
              >
                {words.themes[name]}
              </button>
            ))}
          </fieldset>
          <a
            className="btn btn-ghost"
            href={`${OTHER.prefix}${pathname}`}
            lang={OTHER.language}
            hrefLang={OTHER.language}
          >
            {OTHER.name}
          </a>
        </div>
      </header>
      <Words />
      <Actions />
      <Forms />
      <Dates />
      <History />
      <Confirming />
      <Undoing />
      <Stepping />
      <Opening />
      <Records />
      <Charts />
      <States />
    </main>
  );
}
