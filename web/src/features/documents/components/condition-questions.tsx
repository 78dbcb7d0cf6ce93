import { useState } from "react";
import { papers as words } from "#messages/papers.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { answerCondition } from "../data/conditions.ts";
import type { Question } from "../papers.ts";

interface ConditionQuestionsProps {
  orderId: string;
  questions: readonly Question[];
}

/** 'If …' documents are no duty: one question with two answers decides about all of a condition. */
export function ConditionQuestions({ orderId, questions }: ConditionQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: each question is a fieldset of its own
    <div
      role="group"
      aria-label={words.questions}
      className="not-first:mt-5 not-first:border-t border-base-300 not-first:pt-4"
    >
      <p className="font-semibold">{words.questions}</p>
      <p className="muted text-sm">{words.questionsLead}</p>
      <ul className="divide-y divide-base-300">
        {questions.map((question) => (
          <li key={question.condition} className="py-3">
            <Asked orderId={orderId} question={question} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Asked({ orderId, question }: { orderId: string; question: Question }) {
  const { condition, slots, applies } = question;
  const [busy, setBusy] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function answer(is: boolean): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await answerCondition(
        orderId,
        slots.map(({ id }) => id),
        is,
      );
      setChanging(false);
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{condition}</legend>
      <p className="muted text-sm">{words.thenNeeded(slots.map(({ label }) => label).join(", "))}</p>
      {applies === null || isChanging ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button look="outline" disabled={busy} onClick={() => void answer(true)}>
            {words.yes}
          </Button>
          <Button look="outline" disabled={busy} onClick={() => void answer(false)}>
            {words.no}
          </Button>
          {busy && (
            <p role="status" className="muted text-sm">
              {words.answering}
            </p>
          )}
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          {applies ? words.answeredYes : words.answeredNo}
          <Button look="quiet" size="small" className="min-h-11" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </p>
      )}
      <p role="alert" className="text-sm text-error empty:hidden">
        {failure}
      </p>
    </fieldset>
  );
}
