import { describe, expect, it } from "vitest";
import { mayMoveConsultation } from "../consultations/consultation.ts";
import { bookConsultationInput, cancelConsultationInput } from "../consultations/consultation-input.ts";
import {
  mayReviewConsultation,
  mayReviewOrder,
  publicName,
  reviewForm,
  reviewIdOf,
  reviewPartnerInput,
} from "./review.ts";
import { readReview } from "./shown-review.ts";

const moment = (millis: number) => ({ toMillis: () => millis });
const NOW = 1_000_000;

describe("a review", () => {
  it("[D-03] names its author by first name and initial only", () => {
    expect(publicName("Asha Kumari Rao")).toBe("Asha R.");
    expect(publicName(" Madonna ")).toBe("Madonna");
    expect(publicName("")).toBe("Client");
    expect(publicName("राम किशोर")).toBe("राम कि.");
    expect(publicName("asha rao")).toBe("asha R.");
  });

  it("[D-03] has whole stars, and text whose lines are kept", () => {
    expect(reviewForm.parse({ rating: 5, text: " Good advice.\r\n\r\n\r\n\r\nOn time. " })).toEqual({
      rating: 5,
      text: "Good advice.\n\nOn time.",
    });
    expect(reviewForm.parse({ rating: 1, text: "😀".repeat(1000) }).text).toHaveLength(2000);
    const words = (form: object) => reviewForm.safeParse(form).error?.issues.map(({ message }) => message);
    expect(words({ rating: 0, text: "Long enough text" })).toEqual(["Please choose one to five stars"]);
    expect(words({ text: "Long enough text" })).toEqual(["Please choose one to five stars"]);
    expect(words({ rating: 5, text: "\u200b".repeat(10) })).toEqual(["Please write at least 10 characters"]);
    expect(words({ rating: 5, text: "short" })).toEqual(["Please write at least 10 characters"]);
    expect(words({ rating: 5, text: "x".repeat(1001) })).toEqual([
      "Please keep the review under 1000 characters",
    ]);
  });

  it("[D-03] is of one consultation or one order, by its id", () => {
    expect(reviewIdOf({ order_id: "ORD-1" })).toBe("ORD-1");
    expect(reviewIdOf({ consultation_id: "c1" })).toBe("c1");
    const input = { ca_id: "ca", rating: 5, text: "Long enough text" };
    for (const source of [{}, { order_id: "a", consultation_id: "b" }, { order_id: "a/b" }, null]) {
      expect(reviewPartnerInput.safeParse({ ...input, source }).success).toBe(false);
    }
  });

  it("[D-03] of a consultation: its client, once it is over, unless it did not take place", () => {
    const by = { uid: "me", ca_id: "ca" };
    const consultation = { user_id: "me", ca_id: "ca", status: "booked", ends_at: moment(NOW) } as const;
    const may = (changes: object) => mayReviewConsultation({ ...consultation, ...changes }, by, NOW);
    expect(may({})).toBe("yes");
    expect(may({ status: "completed" })).toBe("yes");
    expect(may({ ends_at: moment(NOW + 1) })).toBe("ahead");
    expect(may({ ends_at: moment(NOW + 1), status: "completed" })).toBe("yes");
    for (const change of [
      { user_id: "you" },
      { ca_id: "b" },
      { status: "cancelled" },
      { status: "no_show" },
    ]) {
      expect(may(change)).toBe("no");
    }
  });

  it("[D-03] of an order: its client, once its CA completed it", () => {
    const by = { uid: "me", ca_id: "ca", ca_user_id: "u" };
    const order = { user_id: "me", status: "completed", assigned_to: "u" } as const;
    expect(mayReviewOrder(order, by)).toBe("yes");
    expect(mayReviewOrder({ ...order, status: "in_review" }, by)).toBe("ahead");
    expect(mayReviewOrder({ ...order, status: "cancelled" }, by)).toBe("no");
    expect(mayReviewOrder({ ...order, assigned_to: null }, { ...by, ca_user_id: null })).toBe("no");
    expect(mayReviewOrder({ ...order, assigned_to: "v" }, by)).toBe("no");
    expect(mayReviewOrder({ ...order, assigned_to: "v", reviewed_ca_id: "ca" }, by)).toBe("yes");
    expect(mayReviewOrder({ ...order, reviewed_ca_id: "other" }, by)).toBe("no");
  });

  it("[D-03] as stored is read with either kind of time, and not without one or without stars", () => {
    const stored = { rating: 4, text: "Good", author_name: "Asha R." };
    const time = "2026-11-28T05:00:00Z";
    const shown = { id: "r", ...stored, created_at: Date.parse(time), updated_at: Date.parse(time) };
    expect(readReview("r", { ...stored, created_at: time })).toEqual(shown);
    expect(readReview("r", { ...stored, created_at: moment(Date.parse(time)) })).toEqual(shown);
    for (const data of [stored, { ...stored, created_at: "never" }, { created_at: time, rating: 9 }]) {
      expect(readReview("r", data)).toBeNull();
    }
  });
});

describe("a consultation", () => {
  it("[D-02] is called off by its parties, or by who suspends its CA, until it starts, and judged by its CA afterwards", () => {
    const ahead = { status: "booked", starts_at: moment(NOW + 1) } as const;
    const begun = { status: "booked", starts_at: moment(NOW) } as const;
    for (const role of ["client_user", "ca", "admin"] as const) {
      expect(mayMoveConsultation(ahead, "cancelled", role, NOW)).toBe(true);
      expect(mayMoveConsultation(begun, "cancelled", role, NOW)).toBe(false);
    }
    expect(mayMoveConsultation(begun, "completed", "ca", NOW)).toBe(true);
    expect(mayMoveConsultation(ahead, "completed", "ca", NOW)).toBe(false);
    expect(mayMoveConsultation(begun, "no_show", "client_user", NOW)).toBe(false);
    expect(mayMoveConsultation({ ...ahead, status: "cancelled" }, "booked", "ca", NOW)).toBe(false);
  });

  it("[FRM-12] is booked with what was filled in; blanks are absent", () => {
    const input = { ca_id: "ca", slot: "20261128T1030" };
    expect(bookConsultationInput.parse({ ...input, notes: " ", phone: "+91" })).toEqual(input);
    expect(bookConsultationInput.parse({ ...input, phone: "098765 43210" }).phone).toBe("+919876543210");
    for (const wrong of [
      { slot: "tomorrow" },
      { notes: "x".repeat(501) },
      { phone: "12" },
      { user_id: "x" },
    ]) {
      expect(bookConsultationInput.safeParse({ ...input, ...wrong }).success).toBe(false);
    }
    const reason = "x".repeat(301);
    expect(cancelConsultationInput.safeParse({ consultation_id: "c", reason }).success).toBe(false);
  });
});
