import { expect, it } from "vitest";
import { fillSentence, namesOf, problemOf } from "./sentences.ts";

const PAID = "We paid {sum} to you. Banks take 5 to 7 working days.";

it("[SUP-14] names are filled in at once: what somebody is called is not looked at again", () => {
  const filled = fillSentence("{name}, {sum} for {service}", { name: "{sum}", sum: "₹5" });
  expect(filled).toBe("{sum}, ₹5 for {service}");
  expect(namesOf("{sum} and {name}, {sum}")).toEqual(["name", "sum"]);
});

it.each([
  ["Your {sum} are on their way. Your bank takes 5 to 7 working days.", null],
  ["It takes 5 to 7 days until you have {sum}.", null],
  ["  ", "empty"],
  [`{sum} ${"and so on ".repeat(60)} 5 7`, "long"],
  ["We paid you. Banks take 5 to 7 working days.", "names"],
  ["We paid {sum} to {name}. Banks take 5 to 7 working days.", "names"],
  ["We paid {sum} to you. Banks take 2 to 3 working days.", "numbers"],
  ["We paid {sum}, ₹50 more, to you. Banks take 5 to 7 working days.", "numbers"],
  ["We paid <b>{sum}</b>. Banks take 5 to 7 working days.", "markup"],
  ["We paid {sum}. {Banks} take 5 to 7 working days.", "markup"],
  ["We paid {sum}\u202e. Banks take 5 to 7 working days.", "markup"],
  ["We paid {sum}, see https://bank.example. 5 to 7 days.", "link"],
  ["We paid {sum}, see bank.in for it. 5 to 7 days.", "link"],
  ["We paid {sum}, ask us@bank. 5 to 7 days.", "link"],
  ["We paid {sum}. Tell us the OTP. 5 to 7 days.", "secret"],
  ["We paid {sum} to you. Banks take 7 to 5 working days.", "numbers"],
  ["We paid {sum} to you. Banks take 5.7 working days.", "numbers"],
  ["We paid you {sum}5 to 7 working days ago.", "names"],
  ["We paid you{sum}. Banks take 5 to 7 days.", "names"],
  ["We paid, see {sum}.com. Banks take 5 to 7 days.", "link"],
  ["We paid {sum}. Tell us the O\u00adT\u00adP. 5 to 7 days.", "markup"],
  ["We paid {sum}. Tell us the O\u200dTP. 5 to 7 days.", "markup"],
  ["We paid {sum}. Tell us the O\u034fTP. 5 to 7 days.", "markup"],
  ["{sum} आपको भेजे। बैंक को 5 से 7 दिन लगते हैं।", "language"],
] as const)("[SUP-14] %j instead of a sentence about a payment: %s", (words, problem) => {
  expect(problemOf(PAID, words, "text")).toBe(problem);
});

it("[SUP-14] Hindi keeps the joiners that its letters need, and they hide no word", () => {
  const paid = "{sum} आपको भेजे। बैंक को 5 से 7 दिन लगते हैं।";
  expect(problemOf(paid, "{sum} आपको भेजे। बैंक शक्\u200dति से 5 से 7 दिन लेता है।", "text")).toBeNull();
  expect(problemOf(paid, "{sum} आपको भेजे। ओ\u200dटीपी बताएँ। 5 से 7 दिन।", "text")).toBe("secret");
});

it("[SUP-14] a subject and a button are shorter than a text, and never shorter than they were", () => {
  const words = "x".repeat(130);
  expect(problemOf("Paid", words, "text")).toBeNull();
  expect(problemOf("Paid", words, "subject")).toBe("long");
  expect(problemOf("Paid", "x".repeat(41), "button")).toBe("long");
  expect(problemOf("y".repeat(130), words, "subject")).toBeNull();
});
