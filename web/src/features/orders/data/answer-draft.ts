import type { DraftAnswer } from "@niyamdesk/domain/steps/order-work";
import { LANGUAGE } from "#messages/language.ts";
import { call } from "../../../lib/backend/callables.ts";

interface Answer {
  orderId: string;
  version: number;
  answer: DraftAnswer;
  /** What to change; null with an approval. */
  words: string | null;
}

/** Of the version that was on the screen: a newer one refuses it (`draft_not_current`). */
export async function answerDraft({ orderId, ...answer }: Answer): Promise<void> {
  await call("answerDraft", { order_id: orderId, ...answer, language: LANGUAGE });
}
