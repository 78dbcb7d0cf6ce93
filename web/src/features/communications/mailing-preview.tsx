import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import type { CallableOutputs } from "@niyamdesk/domain/callables";
import type { MailingCount } from "@niyamdesk/domain/mailings/callables";
import { useState } from "react";
import { mailings } from "#messages/workspaces/communications.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import { toast } from "../../lib/page/toast.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { SkeletonRows } from "../../ui/states.tsx";
import { proveMailing } from "./calls.ts";
import type { Asked } from "./use-asked.ts";

const words = mailings.preview;
const LANGUAGE_OPTIONS: readonly (readonly [Language, string])[] = LANGUAGES.map((one) => [
  one,
  words.languages[one],
]);
type Looked = CallableOutputs["lookAtMailing"];

interface MailingPreviewProps {
  id: string;
  /** How many get it; null: it was sent. */
  counted: Asked<MailingCount> | null;
  looked: Asked<Looked>;
}

/** As its readers get it, in either language; how many they are; a proof for who asks. */
export function MailingPreview({ id, counted, looked: { answer: looked, retry } }: MailingPreviewProps) {
  const [language, setLanguage] = useState<Language>("en");
  if (looked === null) return <SkeletonRows rows={3} label={words.loading} />;
  if (looked === "failed") return <Failed onRetry={retry}>{words.failed}</Failed>;
  const { subject, text } = looked.previews[language];
  return (
    <div className="grid gap-4">
      {counted !== null && <Count {...counted} />}
      <Choices
        label={words.choose}
        options={LANGUAGE_OPTIONS}
        chosen={language}
        onChoose={(one) => setLanguage(one)}
      />
      <article lang={language} className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-5">
        <p className="muted text-sm">{words.subject}</p>
        <h3 className="mb-3 border-b border-base-300 pb-3 text-base font-semibold wrap-anywhere">
          {subject}
        </h3>
        <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
      </article>
      <Proof id={id} />
    </div>
  );
}

function Count({ answer, retry }: Asked<MailingCount>) {
  if (answer === null) return <p className="muted">{words.counting}</p>;
  if (answer === "failed") return <Failed onRetry={retry}>{words.countFailed}</Failed>;
  return (
    <p className="font-medium">
      {words.people(answer)} {answer.bounced > 0 && words.bounced(answer.bounced)}
    </p>
  );
}

function Failed({ children, onRetry }: { children: string; onRetry(): void }) {
  return (
    <p role="alert">
      {children}{" "}
      <Button look="quiet" size="small" onClick={onRetry}>
        {words.again}
      </Button>
    </p>
  );
}

function Proof({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  async function send(): Promise<void> {
    setBusy(true);
    try {
      const { to } = await proveMailing(id);
      toast("success", words.proved(to));
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="outline" className="justify-self-start" busy={busy} onClick={() => void send()}>
      {busy ? words.proving : words.proof}
    </Button>
  );
}
