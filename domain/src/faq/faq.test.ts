import { expect, it } from "vitest";
import { FAQ_TOPICS } from "./faq.ts";

it("[Q-01] four topics of three questions each, none asked twice", () => {
  expect(FAQ_TOPICS.map(({ label }) => label)).toEqual(["General", "Income Tax", "GST", "Company Formation"]);
  const questions = FAQ_TOPICS.flatMap((topic) => topic.questions.map(({ question }) => question));
  expect(FAQ_TOPICS.every((topic) => topic.questions.length === 3)).toBe(true);
  expect(new Set(questions).size).toBe(12);
});
