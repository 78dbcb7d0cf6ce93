import { expect, test } from "vitest";
import { promiseWords } from "./promise-words.ts";

const at = (time: string) => Date.parse(`${time}+05:30`);
const NOW = at("2026-12-01T11:20");

test("[O-01] a promise is a weekday and a day of India while it is near, and has its year further away", () => {
  expect(promiseWords(at("2026-12-03T18:00"), NOW)).toBe("Thu, 3 Dec");
  expect(promiseWords(at("2026-11-26T00:10"), NOW)).toBe("Thu, 26 Nov");
  expect(promiseWords(at("2027-06-03T18:00"), NOW)).toBe("3 Jun 2027");
});
