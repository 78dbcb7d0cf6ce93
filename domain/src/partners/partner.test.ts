import { describe, expect, it } from "vitest";
import { ratingOf, readPartner } from "./partner.ts";

const PICTURE =
  "https://firebasestorage.googleapis.com/v0/b/niyamdesk.appspot.com/o/public%2Fpartners%2Fkavita%2Fface.jpg?alt=media";

describe("a partner as stored", () => {
  it("[D-01] is read whole, whatever else stands there", () => {
    const stored = {
      id: "another",
      user_id: "ca",
      name: " CA Kavita Rao ",
      location: "Bengaluru, Karnataka",
      experience_years: 14,
      bio: "Direct tax.",
      specializations: ["GST", "GST", " ", 4, "Income Tax"],
      languages: ["Kannada"],
      profile_image_url: PICTURE,
      membership_number: "214501",
      verified: true,
      rating_sum: 9,
      total_reviews: 2,
      average_rating: 1,
      consultation_hours: { days: [1], periods: [] },
      days_off: ["2026-12-24", 7],
      buffer_minutes: 30,
      active: true,
      secret: "no",
    };
    expect(readPartner("kavita-rao", stored)).toEqual({
      id: "kavita-rao",
      user_id: "ca",
      name: "CA Kavita Rao",
      location: "Bengaluru, Karnataka",
      experience_years: 14,
      bio: "Direct tax.",
      specializations: ["GST", "Income Tax"],
      languages: ["Kannada"],
      profile_image_url: PICTURE,
      membership_number: "214501",
      verified: true,
      rating_sum: 9,
      total_reviews: 2,
      average_rating: 4.5,
      consultation_hours: { days: [1], periods: [] },
      days_off: ["2026-12-24"],
      buffer_minutes: 30,
      active: true,
      paused: false,
    });
  });

  it("[D-01] with nothing but a name is shown with what it has; without one it is not", () => {
    expect(readPartner("x", { name: "CA X", active: true })).toMatchObject({
      user_id: null,
      location: "",
      experience_years: 0,
      specializations: [],
      average_rating: 0,
      total_reviews: 0,
      consultation_hours: null,
      active: true,
    });
    for (const data of [{}, { name: " " }, { name: 5 }]) expect(readPartner("x", data)).toBeNull();
  });

  it("[D-01] is listed only where that is said", () => {
    for (const active of [false, undefined, "true", 1]) {
      expect(readPartner("x", { name: "X", active })?.active).toBe(false);
    }
  });

  it("[D-02] shows a membership number only when our staff has checked it", () => {
    for (const verified of [false, undefined, "true", 1]) {
      expect(readPartner("x", { name: "X", membership_number: "1", verified })?.membership_number).toBeNull();
    }
  });

  it("[D-02] [SX-08] takes pictures from our own Storage or this site only", () => {
    const picture = (profile_image_url: unknown) =>
      readPartner("x", { name: "X", profile_image_url })?.profile_image_url;
    expect(picture("/partners/x.jpg")).toBe("/partners/x.jpg");
    expect(picture(PICTURE)).toBe(PICTURE);
    for (const url of [
      "javascript:alert(1)",
      "data:image/svg+xml,x",
      "//evil.example/x",
      "http://a.b/x",
      "https://example.in/kavita.jpg",
      PICTURE.replace("public%2Fpartners", "client-documents"),
      PICTURE.replace("googleapis.com", "googleapis.com.evil.example"),
      5,
    ]) {
      expect(picture(url)).toBeNull();
    }
  });

  it.each([
    [{ average_rating: 4.5, total_reviews: 2 }, 9, 4.5],
    [{ average_rating: 9, total_reviews: 2 }, 10, 5],
    [{ rating_sum: 1, total_reviews: 3 }, 3, 1],
    [{ rating_sum: 7, total_reviews: 0 }, 0, 0],
    [{ average_rating: "4.5", total_reviews: 2 }, 9, 4.5],
    [{ average_rating: "good", total_reviews: 2 }, 0, 0],
    [{ average_rating: Number.NaN, total_reviews: -3 }, 0, 0],
    [{ average_rating: 5 }, 0, 0],
  ])("[D-03] %j has a rating between one and five, or none", (stored, rating_sum, average_rating) => {
    expect(readPartner("x", { name: "X", ...stored })).toMatchObject({ rating_sum, average_rating });
  });

  it("[D-03] an average is the sum by the number", () => {
    expect(ratingOf(13, 3)).toEqual({ rating_sum: 13, total_reviews: 3, average_rating: 13 / 3 });
  });
});
