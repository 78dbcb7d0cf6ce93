import { expect, test } from "vitest";
import { lastWords, minuteWords, nextWords } from "./lead-times.ts";
import { readLead } from "./read-lead.ts";

const at = (time: string) => Date.parse(`2026-12-${time}:00+05:30`);
const now = at("01T11:30");
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const lead = { ...readLead("lead", {}), createdAt: at("01T11:23") };

test("[CRM-03] a minute of the day is said as its time", () => {
  expect(plain(minuteWords(10 * 60))).toBe("10:00 am");
});

test("what is next says whether it is late; of a follow-up and a promised call the sooner one counts", () => {
  expect(nextWords(lead, now)).toBeNull();
  const due = nextWords({ ...lead, followUpAt: at("01T11:00") }, now);
  expect([plain(due?.text), due?.late]).toEqual(["Was due 11:00 am", true]);
  const promised = nextWords({ ...lead, callBy: at("01T12:00") }, now);
  expect([plain(promised?.text), promised?.late]).toEqual(["Call by 12:00 pm today", false]);
  const both = (followUp: string) =>
    nextWords({ ...lead, followUpAt: at(followUp), callBy: at("01T12:00") }, now)?.text;
  expect(plain(both("07T10:00"))).toBe("Call by 12:00 pm today");
  expect(plain(both("01T11:00"))).toBe("Was due 11:00 am");
});

test("what was last: the call, else when they came in", () => {
  expect(lastWords(lead, now)).toBe("Came in 7 min ago");
  const called = { at: at("01T10:15"), status: "no_answer", disposition: null } as const;
  expect(plain(lastWords({ ...lead, lastCall: called }, now))).toBe("10:15 am: No answer");
});
