import { expect, test } from "vitest";
import { CATALOGUE } from "../services/catalogue/catalogue.ts";
import { BUILT_IN_PLANS } from "../steps/built-in-plans.ts";
import { labelForStaff, stepForStaff } from "./timeline-for-staff.ts";

test("[E-02] documents and steps never call whoever works on an order 'you'", () => {
  const labels = CATALOGUE.flatMap(({ required_documents }) => required_documents.map(({ label }) => label));
  for (const label of labels) expect(labelForStaff(label)).not.toMatch(/\byou(r|rs)?\b/i);
  for (const { name } of BUILT_IN_PLANS.flatMap(({ steps }) => steps)) {
    expect(stepForStaff(name)).not.toMatch(/^you(r)?\b/i);
  }
});

test.each([
  ["Masked Aadhaar, linked to your PAN", "Masked Aadhaar, linked to their PAN"],
  ["Your rent agreement", "The client's rent agreement"],
  ["Live video verification (we send you the link)", "Live video verification (we send them the link)"],
  ["List of the food categories you make or sell", "List of the food categories they make or sell"],
  ["PAN card, Your rent agreement", "PAN card, the client's rent agreement"],
  ["The notice that the department sent you in May", "The notice that the department sent them in May"],
  ["Deed signed by you, the letter we gave you", "Deed signed by them, the letter we gave them"],
  ["Form 16 from the employer", "Form 16 from the employer"],
])("[E-02] %s", (label, told) => {
  expect(labelForStaff(label)).toBe(told);
});
