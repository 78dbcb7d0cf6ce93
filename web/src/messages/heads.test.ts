import { PRODUCT } from "@niyamdesk/domain/base/product";
import { expect, it } from "vitest";
import { catalogue } from "./en/catalogue.ts";
import { contact } from "./en/contact.ts";
import { faq } from "./en/faq.ts";
import { home } from "./en/home.ts";
import { notFound } from "./en/not-found.ts";
import { catalogue as listInHindi } from "./hi/catalogue.ts";
import { contact as contactInHindi } from "./hi/contact.ts";
import { faq as faqInHindi } from "./hi/faq.ts";
import { home as homeInHindi } from "./hi/home.ts";
import { notFound as notFoundInHindi } from "./hi/not-found.ts";

const lists = [catalogue, listInHindi].flatMap(({ categories }) => Object.values(categories));
const pages = [
  home,
  homeInHindi,
  faq,
  faqInHindi,
  contact,
  contactInHindi,
  notFound,
  notFoundInHindi,
  ...lists,
];

it("[P-13] titles and descriptions are short enough to be shown whole, and no two pages share one", () => {
  for (const { title, description } of pages) {
    expect(`${title} · ${PRODUCT}`.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(155);
  }
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});
