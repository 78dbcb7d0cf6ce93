import { expect, test } from "vitest";
import { LINK_LANGUAGES, LINK_MESSAGE, linkSubject } from "./link-words.ts";

test("the subject names the service where it can be read whole in an inbox", () => {
  expect(linkSubject("en", "GST Registration")).toBe("GST Registration: what we talked about");
  expect(linkSubject("hi", "GST रजिस्ट्रेशन")).toBe("GST रजिस्ट्रेशन: जैसी बात हुई थी");
  const long = "Digital Signature Certificate and eTender Registration";
  expect(linkSubject("en", long)).toBe("What we talked about on the phone");
  for (const language of LINK_LANGUAGES)
    expect(linkSubject(language, long.repeat(2)).length).toBeLessThanOrEqual(60);
});

test("a message from somebody whose name is not known is signed by the product alone", () => {
  const about = { name: "Nisha Rao", service: "GST Registration", plan: "Basic", price: "₹1,769", link: "x" };
  for (const language of LINK_LANGUAGES) {
    expect(LINK_MESSAGE[language]({ ...about, sender: "Asha" })).toMatch(/\nAsha, NiyamDesk$/);
    expect(LINK_MESSAGE[language]({ ...about, sender: "" })).toMatch(/\nNiyamDesk$/);
  }
});
