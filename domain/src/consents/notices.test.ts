import { expect, test } from "vitest";
import { CONSENT_PURPOSES } from "./consent.ts";
import { CONSENT_NOTICES, currentNotice, noticeWords } from "./notices.ts";

test("[TR-01] words that were shown once are never taken away: versions are days that rise, in both languages", () => {
  for (const purpose of CONSENT_PURPOSES) {
    const versions = CONSENT_NOTICES[purpose].map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort());
    for (const { version, words } of CONSENT_NOTICES[purpose]) {
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(noticeWords(purpose, version, "hi")).toBe(words.hi);
    }
    expect(noticeWords(purpose, "unknown", "en")).toBe(currentNotice(purpose).words.en);
  }
});
