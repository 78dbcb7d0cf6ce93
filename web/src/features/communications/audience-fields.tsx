import { LANGUAGES } from "@niyamdesk/domain/base/languages";
import { STATES } from "@niyamdesk/domain/places/states";
import { useWatch } from "react-hook-form";
import { LOCALE } from "#messages/language.ts";
import { states } from "#messages/states.ts";
import { communications as words } from "#messages/workspaces/communications.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { SelectField, useFieldIds } from "../../ui/field.tsx";

export interface Choice {
  id: string;
  name: string;
}

const BY_NAME: readonly Choice[] = STATES.map(([code]) => ({ id: code, name: states[code] })).sort((a, b) =>
  a.name.localeCompare(b.name, LOCALE),
);

/** Clients by what they bought and where they are; none chosen is all. */
export function AudienceFields({ services }: { services: readonly Choice[] }) {
  return (
    <>
      <Several name="services" label={words.services} choices={services} />
      <Several name="states" label={words.states} choices={BY_NAME} />
    </>
  );
}

/** Closed it says how many are chosen: most leave it so. */
function Several({ name, label, choices }: { name: string; label: string; choices: readonly Choice[] }) {
  const value = useWatch({ name }) as Readonly<Record<string, boolean>> | undefined;
  const { error } = useFieldIds(name, false);
  const count = Object.values(value ?? {}).filter(Boolean).length;
  return (
    <details className="mb-4 rounded-field border border-base-300 px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-sm font-semibold">
        {label}
        <span className="font-normal opacity-75">{words.chosen(count)}</span>
      </summary>
      <fieldset className="grid max-h-72 gap-x-6 overflow-y-auto pb-3 sm:grid-cols-2">
        <legend className="sr-only">{label}</legend>
        {choices.map((choice) => (
          <CheckField key={choice.id} name={`${name}.${choice.id}`} label={choice.name} />
        ))}
      </fieldset>
      <p className="pb-2 text-sm font-medium text-error empty:hidden" aria-live="polite">
        {error}
      </p>
    </details>
  );
}

/** @param any what no choice is called */
export function LanguageField({ label }: { label: string }) {
  return (
    <SelectField
      name="language"
      label={label}
      placeholder={words.languages.any}
      options={LANGUAGES.map((language) => [language, words.languages[language]] as const)}
      optional
    />
  );
}

/** As `Several` holds them. */
export function ticked(chosen: readonly string[], known: readonly string[]): Record<string, boolean> {
  return Object.fromEntries([...new Set([...known, ...chosen])].map((id) => [id, chosen.includes(id)]));
}

export function idsOf(chosen: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(chosen).filter((id) => chosen[id]);
}

export const STATE_CODES = BY_NAME.map(({ id }) => id);
