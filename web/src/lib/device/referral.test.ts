import { afterEach, expect, it, vi } from "vitest";
import { followedReferral, keepReferral } from "./referral.ts";

const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-12-01T11:20:00+05:30");

function storage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

it("[F-10] the partner's code that was followed last is kept for thirty days, with the moment", () => {
  storage();
  keepReferral("?ref=pun7k2q", NOW - DAY_MS);
  keepReferral("?plan=basic", NOW);
  expect(followedReferral(NOW)).toEqual({ code: "PUN7K2Q", followed_at: NOW - DAY_MS });
  keepReferral("?ref=BLR00A1&plan=basic", NOW);
  expect(followedReferral(NOW)).toEqual({ code: "BLR00A1", followed_at: NOW });
  expect(followedReferral(NOW + 30 * DAY_MS)?.code).toBe("BLR00A1");
  expect(followedReferral(NOW + 31 * DAY_MS)).toBeUndefined();
});

it("[F-10] what can be nobody's code, and what somebody wrote into the storage, is no referral", () => {
  storage();
  keepReferral("?ref=%3Cscript%3E", NOW);
  localStorage.setItem("niyamdesk.referral", '{"code":"PUN7K2Q","followed_at":"yesterday"}');
  expect(followedReferral(NOW)?.code).not.toBe("PUN7K2Q");
});

it("[F-10] a browser that stores nothing keeps it as long as the page lives", () => {
  const refuse = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  keepReferral("?ref=PUN7K2Q", NOW);
  expect(followedReferral(NOW)?.code).toBe("PUN7K2Q");
});
