import "./own-project.ts";
import { expect, test } from "vitest";
import { publicRecordAt } from "../../functions/src/pages/public-record.ts";
import { newPartner } from "./directory.ts";

test("[P-08] a listed CA and a service on sale have a page; ids that the database keeps for itself have none", async () => {
  const [listed, hidden] = [await newPartner(), await newPartner({ active: false })];
  expect(await publicRecordAt(`/ca-partners/${listed.id}`)).toMatchObject({ title: "CA Kavita Rao" });
  expect(await publicRecordAt("/services/gst-registration")).not.toBeNull();
  expect(await publicRecordAt(`/ca-partners/${hidden.id}`)).toBeNull();
  for (const id of ["__x__", "..", ".", "a b", "x".repeat(1600), "\u0000", "\ud800"]) {
    expect(await publicRecordAt(`/ca-partners/${id}`)).toBeNull();
    expect(await publicRecordAt(`/services/${id}`)).toBeNull();
  }
});
