import { ANNOUNCED_TO } from "@niyamdesk/domain/notifications/audience";
import { NOTIFICATION_TYPES } from "@niyamdesk/domain/notifications/notification";
import { useState } from "react";
import { communications, announcements as own } from "#messages/workspaces/communications.ts";
import { toast } from "../../lib/page/toast.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { DateTimeField } from "../../ui/date-time-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, SelectField, TextField, useFieldIds } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { announcementForm, typedOf } from "./announcement-fields.ts";
import { AudienceFields, type Choice, LanguageField, STATE_CODES } from "./audience-fields.tsx";
import { saveAnnouncement } from "./calls.ts";
import type { AnnouncementView } from "./read-announcement.ts";

const words = own.form;

interface AnnouncementDialogProps {
  /** As it is on the screen; null: a new one. */
  before: AnnouncementView | null;
  services: readonly Choice[];
  onSaved(id: string): void;
  onClose(): void;
}

/** Writes an announcement in both languages, or changes it. */
export function AnnouncementDialog({ before, services, onSaved, onClose }: AnnouncementDialogProps) {
  // A second try after a lost answer finds the first.
  const [id] = useState(() => before?.id ?? crypto.randomUUID());
  const [schema] = useState(() => announcementForm(before));
  const known = { services: services.map((one) => one.id), states: STATE_CODES };
  const title = before === null ? words.addTitle : words.editTitle;
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        schema={schema}
        defaultValues={typedOf(before, known)}
        onSubmit={async (announcement) => {
          await saveAnnouncement({
            ...{ announcement_id: id, announcement, seen_version: before?.version ?? null },
          });
          toast("success", words.published);
          onSaved(id);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <SelectField
              name="type"
              label={words.type}
              options={NOTIFICATION_TYPES.map((type) => [type, own.types[type]] as const)}
            />
            <Words language="en" legend={communications.inEnglish} />
            <Words language="hi" legend={communications.inHindi} />
            <To />
            <AudienceFields services={services} />
            <p className="muted -mt-2 mb-4 text-sm">{words.narrow}</p>
            <LanguageField label={words.language} />
            <DateTimeField name="starts" label={words.starts} hint={words.startsHint} optional />
            <DateTimeField name="ends" label={words.ends} hint={words.endsHint} optional />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {communications.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {busy ? communications.saving : before === null ? words.publish : words.save}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function Words({ language, legend }: { language: "en" | "hi"; legend: string }) {
  return (
    <fieldset className="mb-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <Field name={`${language}.title`} label={words.headline} lang={language} autoComplete="off" />
      <TextField
        name={`${language}.content`}
        label={words.content}
        lang={language}
        rows={3}
        maxLength={2000}
      />
    </fieldset>
  );
}

function To() {
  const { error } = useFieldIds("to", false);
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 text-sm font-semibold">{words.to}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {ANNOUNCED_TO.map((one) => (
          <CheckField key={one} name={`to.${one}`} label={own.to[one]} />
        ))}
      </div>
      <p className="text-sm font-medium text-error empty:hidden" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
