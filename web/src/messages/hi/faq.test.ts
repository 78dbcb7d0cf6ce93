import { expect, it } from "vitest";
import { faq as english } from "../en/faq.ts";
import { faq } from "./faq.ts";

const NUMBER = /\d[\d,.]*/g;
const numbersOf = (text: string) =>
  (text.match(NUMBER) ?? []).map((number) => number.replace(/[.,]$/, "")).toSorted();

it("[Q-01] the Hindi topics answer the same questions with the same figures as the English ones", () => {
  expect(faq.topics.map(({ id }) => id)).toEqual(english.topics.map(({ id }) => id));
  for (const [index, topic] of english.topics.entries()) {
    const hindi = faq.topics[index]?.questions ?? [];
    expect(hindi.map(({ answer }) => numbersOf(answer))).toEqual(
      topic.questions.map(({ answer }) => numbersOf(answer)),
    );
  }
});
