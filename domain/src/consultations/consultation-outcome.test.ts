import { describe, expect, it } from "vitest";
import {
  CORRECTION_MS,
  endConsultationInput,
  followUpRefusal,
  outcomeRefusal,
} from "./consultation-outcome.ts";

const START = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const moment = (millis: number) => ({ toMillis: () => millis });
const booked = { status: "booked", starts_at: moment(START), marked_at: null, reviewed_at: null } as const;
const held = { ...booked, status: "completed", marked_at: moment(START + MINUTE_MS) } as const;
const missed = { ...held, status: "no_show" } as const;

describe("what a CA says of a consultation", () => {
  it("[D-02] can be said from its start on, either way, and the same as often as they like", () => {
    expect(outcomeRefusal(booked, "completed", START - 1)).toBe("consultation_ahead");
    expect(outcomeRefusal(booked, "no_show", START - 1)).toBe("consultation_ahead");
    for (const outcome of ["completed", "no_show"] as const) {
      expect(outcomeRefusal(booked, outcome, START)).toBeNull();
      expect(outcomeRefusal(booked, outcome, START + 1000 * CORRECTION_MS)).toBeNull();
      expect(outcomeRefusal({ ...booked, status: "cancelled" }, outcome, START)).toBe(
        "consultation_cancelled",
      );
      expect(outcomeRefusal({ ...held, status: outcome }, outcome, START + 9 * CORRECTION_MS)).toBeNull();
    }
  });

  it("[D-02] can be corrected, either way, for 24 hours after it was first said", () => {
    const ends = START + MINUTE_MS + CORRECTION_MS;
    expect(outcomeRefusal(held, "no_show", ends - 1)).toBeNull();
    expect(outcomeRefusal(missed, "completed", ends - 1)).toBeNull();
    expect(outcomeRefusal(held, "no_show", ends)).toBe("consultation_ended");
    expect(outcomeRefusal(missed, "completed", ends)).toBe("consultation_ended");
    expect(outcomeRefusal({ ...held, marked_at: null }, "no_show", ends)).toBe("consultation_ended");
  });

  it("[D-03] cannot take the ground from under a review that is there", () => {
    const reviewed = { reviewed_at: moment(START + 2 * MINUTE_MS) };
    const now = START + 3 * MINUTE_MS;
    expect(outcomeRefusal({ ...held, ...reviewed }, "no_show", now)).toBe("consultation_reviewed");
    expect(outcomeRefusal({ ...booked, ...reviewed }, "no_show", now)).toBe("consultation_reviewed");
    expect(outcomeRefusal({ ...booked, ...reviewed }, "completed", now)).toBeNull();
  });

  it("[D-02] is one of two words about one consultation", () => {
    const input = { consultation_id: "c1", outcome: "no_show" };
    expect(endConsultationInput.parse(input)).toEqual(input);
    for (const wrong of [
      { outcome: "cancelled" },
      { outcome: "booked" },
      { consultation_id: "a/b" },
      { by: "me" },
    ]) {
      expect(endConsultationInput.safeParse({ ...input, ...wrong }).success).toBe(false);
    }
  });
});

describe("what a CA prepares after a consultation", () => {
  const DAYS_30 = 30 * 24 * 60 * MINUTE_MS;

  it("[K-04] can be prepared from its start on, for 30 days, unless it did not take place", () => {
    expect(followUpRefusal(booked, START - 1)).toBe("consultation_ahead");
    for (const one of [booked, held]) {
      expect(followUpRefusal(one, START)).toBeNull();
      expect(followUpRefusal(one, START + DAYS_30)).toBeNull();
      expect(followUpRefusal(one, START + DAYS_30 + 1)).toBe("follow_up_late");
    }
    expect(followUpRefusal(missed, START)).toBe("follow_up_late");
    expect(followUpRefusal({ ...booked, status: "cancelled" }, START)).toBe("consultation_cancelled");
  });
});
