import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import type { MailTemplate } from "@niyamdesk/domain/mail/templates";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { mailNames } from "#messages/workspaces/mail-names.ts";
import { mailTemplates as words } from "#messages/workspaces/mail-templates.ts";
import { useLookedAt } from "../../features/mails/use-looked-at.ts";
import { useWordingEditor } from "../../features/mails/use-wording-editor.ts";
import { templateOf, useWording, type WordingView } from "../../features/mails/wording.ts";
import { WordingForm } from "../../features/mails/wording-form.tsx";
import { WordingPreview } from "../../features/mails/wording-preview.tsx";
import { WordingVersions } from "../../features/mails/wording-versions.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonRows } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const { mailTemplates: listPage } = WORKSPACES.admin.pages;
const LANGUAGE_OPTIONS: readonly (readonly [Language, string])[] = LANGUAGES.map((one) => [
  one,
  words.languages[one],
]);

/** One kind of mail: how it looks, its words, and how it was worded before. */
export default function MailTemplatePage() {
  const template = templateOf(useParams().template);
  usePageTitle(template === undefined ? words.gone : mailNames[template]);
  if (template === undefined) {
    return (
      <DeadEnd title={words.gone} ways={<ButtonLink to={listPage}>{words.back}</ButtonLink>}>
        {words.goneWhy}
      </DeadEnd>
    );
  }
  return <Known key={template} template={template} />;
}

function Known({ template }: { template: MailTemplate }) {
  const live = useWording(template);
  const name = mailNames[template];
  const { when, to } = words.kinds[template];
  return (
    <WorkspacePage title={name} intro={<TextLink to={listPage}>{words.back}</TextLink>}>
      <p className="muted -mt-2 mb-5">
        {when} · {words.toWhom(to)}
      </p>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
        {(stored) => <Shown template={template} stored={stored} />}
      </LivePanel>
    </WorkspacePage>
  );
}

function Shown({ template, stored }: { template: MailTemplate; stored: WordingView | null }) {
  const [language, setLanguage] = useState<Language>("en");
  // Which sentences there are does not depend on how they are worded.
  const { looked: original, failed: isLost, retry: lookAgain } = useLookedAt(template, NONE);
  const editor = useWordingEditor(template, original?.sentences ?? [], stored);
  const { looked, failed, retry } = useLookedAt(template, original === null ? null : editor.words, original);
  if (original === null || looked === null) {
    return isLost || failed ? (
      <Failed onRetry={isLost ? lookAgain : retry} />
    ) : (
      <SkeletonRows rows={6} label={words.preview.loading} />
    );
  }
  const languages = LANGUAGE_OPTIONS.filter(([one]) =>
    original.samples.some((sample) => sample.language === one),
  );
  return (
    <div className="grid gap-5">
      {languages.length > 1 ? (
        <Choices
          label={words.language}
          options={languages}
          chosen={language}
          onChoose={(one) => setLanguage(one)}
        />
      ) : (
        <p className="muted text-sm">{words.englishOnly}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
        <Panel title={words.form}>
          <WordingForm {...{ template, stored, editor, language }} />
        </Panel>
        <Panel title={words.preview.title} className="max-lg:order-first lg:sticky lg:top-4">
          {failed && <Failed onRetry={retry} />}
          <WordingPreview looked={looked} language={language} />
        </Panel>
      </div>
      <Panel title={words.versions.title}>
        <WordingVersions template={template} current={stored?.version ?? 0} onTake={editor.take} />
      </Panel>
    </div>
  );
}

const NONE = [] as const;

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <p role="alert">
      {words.preview.failed}{" "}
      <Button look="quiet" size="small" onClick={onRetry}>
        {words.preview.again}
      </Button>
    </p>
  );
}
