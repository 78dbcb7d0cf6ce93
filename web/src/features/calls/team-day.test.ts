import { figuresOf } from "@niyamdesk/domain/calls/call-day";
import { expect, test } from "vitest";
import type { Live } from "../../lib/firestore/live.ts";
import { type Settings, UNSET } from "./data/team.ts";
import { memberDay } from "./team-day.ts";

const none: Live<never[]> = { status: "ready", value: [] };
const ready = <T>(...value: T[]): Live<T[]> => ({ status: "ready", value });
const failed = { status: "failed", retry: () => undefined } as const;

test("whoever has no record is on no call, has done nothing and has the usual targets", () => {
  expect(memberDay("asha", none, none, none)).toEqual({
    call: "none",
    figures: figuresOf([]),
    settings: { uid: "asha", ...UNSET },
  });
});

test("of what could not be read, or is still being read, nothing is said, and nothing stands in its place", () => {
  const own: Settings = { uid: "asha", ...UNSET, cap: 40 };
  for (const unknown of [failed, { status: "loading" } as const]) {
    expect(memberDay("asha", unknown, unknown, unknown)).toEqual({
      call: null,
      figures: null,
      settings: null,
    });
    // One of them fails alone.
    expect(memberDay("asha", none, unknown, ready(own))).toEqual({
      ...{ call: "none", figures: null, settings: own },
    });
  }
});
