import { queryShape } from "@niyamdesk/domain/queries";
import { expect, it } from "vitest";
import { bookedSlots, partnerReviews, partners } from "./public-queries.ts";

it("[D-01] [D-02] what a visitor's page asks is what the domain declares", () => {
  const at = Date.UTC(2026, 10, 28);
  expect(partners()).toEqual(queryShape("partners", {}));
  expect(partnerReviews("kavita")).toEqual(queryShape("partnerReviews", { partner_id: "kavita" }));
  expect(bookedSlots("kavita", at)).toEqual(
    queryShape("bookedSlots", { partner_id: "kavita", since_at: at }),
  );
});
