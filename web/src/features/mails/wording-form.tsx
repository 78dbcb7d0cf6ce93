import type { Language } from "@niyamdesk/domain/base/languages";
import type { MailTemplate } from "@niyamdesk/domain/mail/templates";
import { useState } from "react";
import { mailTemplates as words } from "#messages/workspaces/mail-templates.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import { toast } from "../../lib/page/toast.ts";
import { Button } from "../../ui/button.tsx";
import { SentenceField } from "./sentence-field.tsx";
import type { Typed, WordingEditor } from "./use-wording-editor.ts";
import { saveMailWording, type WordingView } from "./wording.ts";

interface WordingFormProps {
  template: MailTemplate;
  stored: WordingView | null;
  editor: WordingEditor;
  language: Language;
}

/** The free sentences of a mail in one language; both are saved together. */
export function WordingForm({ template, stored, editor, language }: WordingFormProps) {
  const [busy, setBusy] = useState(false);
  const shown = editor.all.filter(({ sentence }) => sentence.language === language);

  async function save(): Promise<void> {
    if (!editor.isFit) return toast("error", words.unfit);
    setBusy(true);
    try {
      const sent = editor.words;
      const { version } = await saveMailWording({ template, words: sent, seen_version: editor.version });
      editor.forget(sent, version);
      toast("success", words.saved);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      aria-label={words.form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="muted text-sm">{words.guide}</p>
      {/* While it is being saved, what is new in the record is our own. */}
      {editor.hasOthers && !busy && (
        <p role="alert" className="rounded-box border border-warning/60 bg-warning/15 p-3 text-sm">
          {words.meanwhile(stored?.byName ?? "")}
        </p>
      )}
      {shown.length === 0 && <p>{words.nothing}</p>}
      {shown.map((typed) => (
        <SentenceField
          key={typed.sentence.original}
          typed={busy ? { ...typed, theirs: null } : typed}
          label={labelOf(typed, shown)}
          onType={(said) => editor.type(typed.sentence.original, said)}
        />
      ))}
      {editor.touched > 0 && (
        <div className="sticky bottom-(--bottom-bar) z-10 -mx-2 flex flex-wrap items-center gap-3 rounded-box border border-base-300 bg-base-100 p-3 shadow-lift">
          <p className="grow text-sm" role="status">
            {words.unsaved(editor.touched)}
          </p>
          <Button look="quiet" disabled={busy} onClick={editor.discard}>
            {words.discard}
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? words.saving : words.save}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Several of a mail stand in the same place: each has its own number. */
function labelOf({ sentence }: Typed, shown: readonly Typed[]): string {
  const alike = shown.filter((one) => one.sentence.place === sentence.place);
  const name = words.places[sentence.place];
  return alike.length === 1 ? name : `${name} ${alike.findIndex((one) => one.sentence === sentence) + 1}`;
}
