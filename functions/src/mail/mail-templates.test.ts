import { namesOf, problemOf } from "@niyamdesk/domain/mail/sentences";
import { MAIL_TEMPLATES } from "@niyamdesk/domain/mail/templates";
import { beforeAll, expect, it, vi } from "vitest";
import { inWording } from "../integrations/mail/say.ts";
import { MAILS } from "../nouns.ts";
import { lookAtTemplate } from "./look-at-mail-template.ts";

beforeAll(() => vi.stubEnv("SITE_URL", "https://niyamdesk.example"));

/** Its names are kept, and all other words are others. */
const otherwise = (original: string) =>
  /\p{Script=Devanagari}/u.test(original) ? `दूसरे ${original}` : `Otherwise ${original}`;

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

it("[SUP-14] every kind of mail there is can be looked at, and no other", () => {
  expect(MAILS.map(({ template }) => template).sort()).toEqual([...MAIL_TEMPLATES].sort());
});

it.each(MAIL_TEMPLATES)(
  "[SUP-14] %s reads with samples, and with other words in their place alone",
  (template) => {
    const looked = lookAtTemplate(MAILS, { template, words: [] });
    expect(looked.samples.length).toBeGreaterThan(0);
    for (const { subject, html } of looked.samples) {
      expect(`${subject} ${html}`).not.toMatch(/undefined|NaN|\[object|\{[a-z_]+\}/);
    }
    for (const { original, place } of looked.sentences) {
      expect(problemOf(original, original, place), original).toBeNull();
      expect(original, "names are small letters, digits and underscores").not.toMatch(/\{(?![a-z0-9_]+\})/);
    }
    const words = looked.sentences.map(({ original }) => ({ original, words: otherwise(original) }));
    const worded = lookAtTemplate(MAILS, { template, words });
    expect(worded.samples).toHaveLength(looked.samples.length);
    worded.samples.forEach((sample, at) => {
      // What a mail leads to is not for words to say.
      expect(hrefs(sample.html)).toEqual(hrefs(looked.samples[at]?.html ?? ""));
    });
    const sent = MAILS.find((one) => one.template === template);
    const all = (["en", "hi"] as const).flatMap((language) =>
      inWording(
        { words: new Map(words.map((one) => [one.original, one.words])) },
        () => sent?.samples(language) ?? [],
      ),
    );
    // Each is in the plain text or the subject, or shown beside the subject in a list of mails.
    for (const { original } of looked.sentences) {
      const opening = otherwise(original).split("{")[0] ?? "";
      const isSaid = all.some(({ subject, text, html }) =>
        [`${subject}\n${text}`.includes(opening), html.includes(escaped(opening))].includes(true),
      );
      expect(isSaid, original).toBe(true);
    }
  },
);

const escaped = (said: string) =>
  said.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");

it("[SUP-14] every mail to a client that speaks both languages can be worded in both", () => {
  for (const template of [
    "order-news",
    "refund",
    "dates-near",
    "ticket-answered",
    "contact-received",
  ] as const) {
    const { sentences } = lookAtTemplate(MAILS, { template, words: [] });
    expect(new Set(sentences.map(({ language }) => language)), template).toEqual(new Set(["en", "hi"]));
  }
});

it("[SUP-14] words that lack a name, or have one that there is not, are not sent: the original is", () => {
  const original = "Your application ID is {id}.";
  for (const words of ["Your ID.", "Your ID is {id} of {year}."]) {
    const { samples } = lookAtTemplate(MAILS, {
      template: "application-received",
      words: [{ original, words }],
    });
    expect(samples[0]?.html).toContain("Your application ID is APP-");
  }
  expect(namesOf(original)).toEqual(["id"]);
});

it("[SUP-14] no mail's unsubscribing, nor what the law makes us keep, nor what we never ask for, can be worded otherwise", () => {
  for (const template of MAIL_TEMPLATES) {
    const { sentences } = lookAtTemplate(MAILS, { template, words: [] });
    for (const { original } of sentences)
      expect(original).not.toMatch(/Stop them here|tax law|बंद करें|never asks?|कभी OTP/);
  }
});
