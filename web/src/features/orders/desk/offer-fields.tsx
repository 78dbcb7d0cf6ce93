import { LANGUAGES } from "@niyamdesk/domain/base/languages";
import { keepUnder } from "@niyamdesk/domain/fields/field-words";
import { optionalText } from "@niyamdesk/domain/fields/fields";
import { returns as words } from "#messages/workspaces/returns.ts";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { chosen, Plan, type Sold } from "./return-parts.tsx";

const NOTE_LIMIT = 500;

/** What a staff member offers a client, of a schema. */
export const offered = { ...chosen, note: optionalText(NOTE_LIMIT, keepUnder(NOTE_LIMIT)) };

/** Service, plan, words to the client and the language of the mail. */
export function OfferFields({ services }: { services: readonly Sold[] }) {
  return (
    <>
      <SelectField
        name="service_id"
        label={words.service}
        placeholder={words.chooseService}
        options={services.map((service) => [service.id, service.name] as const)}
      />
      <Plan services={services} />
      <TextField
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={NOTE_LIMIT}
        optional
      />
      <ChoiceField
        name="language"
        label={words.language}
        options={LANGUAGES.map((one) => [one, words.languages[one]] as const)}
      />
    </>
  );
}
