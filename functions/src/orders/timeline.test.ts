import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { expect, it } from "vitest";
import { type Happened, timelineOf } from "./timeline.ts";

const DAY = Date.parse("2026-12-07T18:00+05:30");
const said = (one: Happened) => timelineOf(one, { assigned_name: "Suresh Nair" });

it("[O-02] the timeline says what happened with its facts, in words that the site knows", () => {
  expect(said({ kind: "begun" })).toEqual({
    event: "Work has begun",
    description: "Suresh Nair has started on your order.",
  });
  expect(
    said({ kind: "filed", step: "filing", name: "Return filed", number: "AA27", on: "2026-12-03" }),
  ).toEqual({
    event: "Filed",
    description: "Return filed: number AA27, on 3 Dec 2026.",
  });
  const later = { kind: "later", step: "filing", promised: DAY, was: DAY - 86_400_000 } as const;
  expect(said({ ...later, reason: null }).description).toBe(
    "This is taking longer than we said. New date: 7 Dec 2026 instead of 6 Dec 2026.",
  );
  expect(said({ ...later, reason: "The portal is down." }).description).toMatch(/Why: The portal is down\.$/);
  expect(said({ kind: "done", number: null, on: "2026-12-03" })).toEqual({
    event: "Completed",
    description: "All done on 3 Dec 2026.",
  });
  const events = new Set(Object.values(TIMELINE_WORDS).map(({ event }) => event));
  expect(events).toContain(said({ kind: "given", name: "Asha" }).event);
});
