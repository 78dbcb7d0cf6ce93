import type { Language } from "@niyamdesk/domain/base/languages";
import { READY_ANSWERS } from "@niyamdesk/domain/messages/ready-answers";
import { MessageSquareQuote } from "lucide-react";
import { readyAnswers as words } from "#messages/workspaces/ready-answers.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";

interface ReadyAnswersProps {
  /** In which the client reads. */
  language: Language;
  onChoose(text: string): void;
}

/** What is written most, put into the field to be changed and sent. */
export function ReadyAnswers({ language, onChoose }: ReadyAnswersProps) {
  return (
    <Disclosure
      className="relative"
      label={words.label}
      buttonClass="btn btn-ghost btn-square"
      panelClass="menu-panel top-auto bottom-full left-0 mb-1 max-h-72 w-72 max-w-[80vw] overflow-y-auto"
      button={() => <MessageSquareQuote size={20} aria-hidden="true" />}
    >
      {(close) => (
        <>
          <p className="muted px-3 pt-1 pb-2 text-sm">{words.hint}</p>
          <ul lang={language} className="grid gap-0.5">
            {READY_ANSWERS[language].map(({ title, text }) => (
              <li key={title}>
                <button
                  type="button"
                  className="menu-link w-full text-left"
                  onClick={() => {
                    close();
                    onChoose(text);
                  }}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
}
