import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { inHindi } from "@niyamdesk/domain/services/catalogue/hi/in-hindi";
import { summaryOf } from "@niyamdesk/domain/services/service";
import { expect, it } from "vitest";
import * as hindi from "../../../messages/hi/search.ts";
import { serviceSearch } from "./search-services.ts";

const search = serviceSearch(CATALOGUE.map(inHindi).map(summaryOf), hindi);
const ids = (text: string) => search(text).services.map(({ id }) => id);

it.each([
  ["जीएसटी", "gst-registration"],
  ["जीएसटी रजिस्ट्रेशन", "gst-registration"],
  ["जीएसटी पंजीकरण", "gst-registration"],
  ["GST पंजीकरन", "gst-registration"],
  ["jst", "gst-registration"],
  ["आईटीआर", "itr-filing"],
  ["इनकम टैक्स रिटर्न", "itr-filing"],
  ["itr filling", "itr-filing"],
  ["ट्रेडमार्क", "trademark"],
  ["ट्रेड मार्क", "trademark"],
  ["trade mark", "trademark"],
  ["कम्पनी", "private-limited"],
  ["कंपनी पंजीकरण", "private-limited"],
  ["company registration", "private-limited"],
  ["खाद्य लाइसेंस", "fssai"],
  ["फूड लाइसेन्स", "fssai"],
  ["टीडीएस", "tds-return"],
  ["डिजिटल सिग्नेचर", "etender-dsc"],
  ["gst ke liye registration kaise kare", "gst-registration"],
])("[C-07] in Hindi '%s' finds %s", (text, id) => {
  expect(ids(text)).toContain(id);
});

it("[C-07] in Hindi, too, GST in either script means the same services, and nonsense nothing", () => {
  expect(ids("जीएसटी").slice(0, 2).toSorted()).toEqual(["gst-registration", "gst-return"]);
  expect(ids("GST").slice(0, 2).toSorted()).toEqual(["gst-registration", "gst-return"]);
  expect(ids("पिज़्ज़ा")).toEqual([]);
});
