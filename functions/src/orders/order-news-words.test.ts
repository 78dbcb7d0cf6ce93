import { LANGUAGES } from "@niyamdesk/domain/base/languages";
import { expect, it } from "vitest";
import type { Cause } from "./cause.ts";
import { orderNews } from "./order-news-words.ts";

const DAY = Date.parse("2026-12-07T18:00+05:30");
const CAUSES: Cause[] = [
  { kind: "begun" },
  { kind: "step_done", step: "search", name: "Search for similar marks" },
  { kind: "asked", labels: ["Photo", "Rent agreement"], reason: "The registrar asks", until: DAY },
  { kind: "again", document_id: "doc_1", label: "Rent agreement", reason: "Page 2 is cut off" },
  { kind: "draft", version: 2 },
  { kind: "filed", step: "filing", name: "Application filed", number: "6712345", on: "2026-12-03" },
  { kind: "later", step: "filing", promised: DAY, was: DAY - 86_400_000, reason: "The portal is down" },
  { kind: "reminder", step: "approval", name: "Your approval", count: 1 },
  { kind: "done", number: "6712345", on: "2026-12-03" },
  { kind: "handed_over", name: "Kavita Rao" },
];
const order = { id: "ORD-1", service_name: "Trademark registration", assigned_name: "Suresh Nair" };
const mailOf = (causes: readonly Cause[], language: "en" | "hi" = "en") =>
  orderNews({ order: { ...order, language }, name: "Meera Iyer", causes, site: "https://niyamdesk.example" });

it.each(CAUSES.map((cause) => [cause.kind, cause] as const))(
  "[O-06] '%s' is told in the language that the client reads, with the service in the subject and never the client",
  (_, cause) => {
    for (const language of LANGUAGES) {
      const mail = mailOf([cause], language);
      expect(mail?.subject).toContain("Trademark registration");
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/undefined|null|NaN|object/);
      expect(mail?.subject).not.toContain("Meera");
      expect(/[\u0900-\u097f]/.test(mail?.subject ?? "")).toBe(language === "hi");
      expect(mail?.text).toContain(
        `https://niyamdesk.example${language === "hi" ? "/hi" : ""}/user/order/ORD-1`,
      );
    }
  },
);

it("[O-06] several are one mail: the weightiest is its subject, and each stands in it once", () => {
  const mail = mailOf(CAUSES);
  expect(mail?.subject).toBe("Done: Trademark registration");
  for (const words of [
    "Page 2 is cut off",
    "version 2",
    "6712345",
    "Photo, Rent agreement",
    "The portal is down",
  ]) {
    expect(mail?.text.split(words), words).toHaveLength(2);
  }
  expect(mailOf([...CAUSES].reverse())?.text).toBe(mail?.text);
});

it("[O-06] what is filed and now waits for its client says so, with the day, in both languages", () => {
  const filed = CAUSES.filter(({ kind }) => kind === "filed");
  const turn = { step: "everify", name: "You e-verify the return", by: DAY };
  const told = (language: "en" | "hi") =>
    orderNews({
      ...{ order: { ...order, language }, name: "Meera Iyer", causes: filed, turn },
      site: "https://niyamdesk.example",
    })?.text;
  expect(told("en")).toContain("Now it's your turn, by 7 Dec 2026: You e-verify the return.");
  expect(told("hi")).toMatch(/अब आपकी बारी है, 7 \S+ 2026 तक: आप रिटर्न को ई-वेरिफ़ाई करें।/);
});

it("[O-06] a mail leads to where its subject is done, and one about several to where the weightiest is", () => {
  const place = (...kinds: Cause["kind"][]) =>
    /\/user\/order\/ORD-1(\?view=\w+)?/.exec(
      mailOf(CAUSES.filter(({ kind }) => kinds.includes(kind)))?.text ?? "",
    )?.[1];
  expect(place("draft", "asked")).toBe("?view=draft");
  expect(place("again")).toBe("?view=documents");
  expect(place("done", "draft")).toBeUndefined();
});

it("[O-06] what a later version writes is passed over; nothing to say is no mail", () => {
  expect(mailOf([{ kind: "toString" } as never])).toBeNull();
  expect(mailOf([])).toBeNull();
});
