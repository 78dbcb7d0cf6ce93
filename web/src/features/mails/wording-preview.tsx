import type { Language } from "@niyamdesk/domain/base/languages";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { mailTemplates } from "#messages/workspaces/mail-templates.ts";
import { Button } from "../../ui/button.tsx";
import type { LookedAt } from "./use-looked-at.ts";

const words = mailTemplates.preview;

interface WordingPreviewProps {
  looked: LookedAt;
  language: Language;
}

/** A mail as it is sent, drawn by what sends it. Nothing in it can be pressed, and it runs nothing. */
export function WordingPreview({ looked, language }: WordingPreviewProps) {
  const [chosen, setChosen] = useState(0);
  const samples = looked.samples.filter((sample) => sample.language === language);
  const at = Math.min(chosen, samples.length - 1);
  const sample = samples[at];
  if (sample === undefined) return <p className="muted">{mailTemplates.englishOnly}</p>;
  return (
    <div className="grid gap-3">
      {samples.length > 1 && (
        <fieldset className="flex items-center gap-2">
          <legend className="sr-only">{words.variant}</legend>
          <Button
            look="outline"
            size="small"
            aria-label={words.before}
            disabled={at === 0}
            onClick={() => setChosen(at - 1)}
          >
            <ChevronLeft size={18} aria-hidden="true" />
          </Button>
          <span className="figures text-sm" aria-live="polite">
            {words.one(at + 1, samples.length)}
          </span>
          <Button
            look="outline"
            size="small"
            aria-label={words.next}
            disabled={at === samples.length - 1}
            onClick={() => setChosen(at + 1)}
          >
            <ChevronRight size={18} aria-hidden="true" />
          </Button>
        </fieldset>
      )}
      <div className="overflow-hidden rounded-box border border-base-300 bg-base-100">
        <p className="border-b border-base-300 p-4 wrap-anywhere">
          <span className="muted block text-sm">{words.subject}</span>
          <strong lang={language}>{sample.subject}</strong>
        </p>
        <iframe
          title={words.frame}
          className="block h-80 w-full bg-white lg:h-[min(34rem,calc(100dvh-16rem))]"
          sandbox=""
          srcDoc={sample.html}
        />
      </div>
    </div>
  );
}
