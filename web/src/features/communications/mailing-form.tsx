import { MAILING_BUTTONS } from "@niyamdesk/domain/mailings/mailing";
import { communications, mailings } from "#messages/workspaces/communications.ts";
import { toast } from "../../lib/page/toast.ts";
import { Button } from "../../ui/button.tsx";
import { Field, SelectField, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import type { FormGuard } from "../../ui/kept-form.tsx";
import { AudienceFields, type Choice, LanguageField, STATE_CODES } from "./audience-fields.tsx";
import { saveMailing } from "./calls.ts";
import { type MailingBegun, mailingForm, typedOf } from "./mailing-fields.ts";

const words = mailings.form;

interface MailingFormProps {
  id: string;
  begun: MailingBegun;
  /** Null: it is not stored yet. */
  version: number | null;
  services: readonly Choice[];
  guard: FormGuard;
  onSaved(): void;
}

/** The words of a mailing in both languages, and who gets it. */
export function MailingForm({ id, begun, version, services, guard, onSaved }: MailingFormProps) {
  const known = { services: services.map((one) => one.id), states: STATE_CODES };
  return (
    <Form
      label={words.label}
      schema={mailingForm}
      defaultValues={typedOf(begun, known)}
      onChange={guard.touched}
      onSubmit={async (mailing) => {
        await guard.saving(() => saveMailing({ mailing_id: id, mailing, seen_version: version }));
        toast("success", words.saved);
        onSaved();
      }}
    >
      {({ busy }) => (
        <>
          <Field name="title" label={words.title} hint={words.titleHint} autoComplete="off" />
          <Words language="en" legend={communications.inEnglish} />
          <Words language="hi" legend={communications.inHindi} />
          <SelectField
            name="button"
            label={words.button}
            placeholder={words.buttons.none}
            options={MAILING_BUTTONS.map((one) => [one, words.buttons[one]] as const)}
            optional
          />
          <h2 className="mb-2 text-base font-semibold">{words.audience}</h2>
          <AudienceFields services={services} />
          <LanguageField label={words.language} />
          <Button type="submit" look="outline" busy={busy}>
            {busy ? communications.saving : words.save}
          </Button>
        </>
      )}
    </Form>
  );
}

function Words({ language, legend }: { language: "en" | "hi"; legend: string }) {
  return (
    <fieldset className="mb-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <Field name={`${language}.subject`} label={words.subject} lang={language} autoComplete="off" />
      <TextField
        name={`${language}.text`}
        label={words.text}
        lang={language}
        hint={words.textHint}
        rows={6}
        maxLength={3000}
      />
    </fieldset>
  );
}
