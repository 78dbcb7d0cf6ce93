import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import type { CallableOutputs } from "@niyamdesk/domain/callables";
import { useEffect, useState } from "react";
import { mailings } from "#messages/workspaces/communications.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import { toast } from "../../lib/page/toast.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { SkeletonRows } from "../../ui/states.tsx";
import { lookAtMailing, proveMailing } from "./calls.ts";

const words = mailings.preview;
const LANGUAGE_OPTIONS: readonly (readonly [Language, string])[] = LANGUAGES.map((one) => [
  one,
  words.languages[one],
]);
type Looked = CallableOutputs["lookAtMailing"];

/** What a mailing comes to as it is stored: asked anew whenever it was saved. */
export function useLooked(id: string, version: number) {
  const [looked, setLooked] = useState<Looked | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, or another try, is asked about anew
  useEffect(() => {
    let left = false;
    setLooked(null);
    lookAtMailing(id).then(
      (answer) => left || setLooked(answer),
      () => left || setLooked("failed"),
    );
    return () => {
      left = true;
    };
  }, [id, version, tries]);
  return { looked, retry: () => setTries((count) => count + 1) };
}

interface MailingPreviewProps {
  id: string;
  /** Whether it is still to be sent. */
  ahead: boolean;
  looked: Looked | "failed" | null;
  onRetry(): void;
}

/** As its readers get it, in either language; how many they are; a proof for who asks. */
export function MailingPreview({ id, ahead, looked, onRetry }: MailingPreviewProps) {
  const [language, setLanguage] = useState<Language>("en");
  if (looked === null) return <SkeletonRows rows={3} label={words.loading} />;
  if (looked === "failed") {
    return (
      <p role="alert">
        {words.failed}{" "}
        <Button look="quiet" size="small" onClick={onRetry}>
          {words.again}
        </Button>
      </p>
    );
  }
  const { subject, text } = looked.previews[language];
  return (
    <div className="grid gap-4">
      {ahead && (
        <p className="font-medium">
          {words.people(looked.people)} {looked.bounced > 0 && words.bounced(looked.bounced)}
        </p>
      )}
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
