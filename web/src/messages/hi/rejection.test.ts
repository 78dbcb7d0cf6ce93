import { expect, it } from "vitest";
import { shownReason } from "./rejection.ts";

it("[O-05] [P-13] why a document is to be sent again is in Hindi, with staff's own words as they wrote them", () => {
  const stored = "Part of the page is cut off. Page 2";
  expect(shownReason(stored, "cut_off", "Page 2")).toBe("पेज का कुछ हिस्सा कटा हुआ है। Page 2");
  expect(shownReason("Page 2 again", "other", "Page 2 again")).toBe("Page 2 again");
  expect(shownReason("Of an older record", null, null)).toBe("Of an older record");
});
