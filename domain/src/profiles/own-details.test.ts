import { expect, test } from "vitest";
import { ownDetails } from "./own-details.ts";

const BLANK = { name: "Asha", phone: "", address: "", state_code: "", pan: "", gstin: "", billing_name: "" };
const problems = (change: Partial<typeof BLANK>) =>
  ownDetails
    .safeParse({ ...BLANK, ...change })
    .error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

test("[O-04] what is left blank is nothing, what is typed is brought to its form", () => {
  expect(ownDetails.parse({ ...BLANK, phone: "+91 " })).toEqual({ name: "Asha" });
  expect(
    ownDetails.parse({
      ...{ name: " Asha  Rao ", phone: "98765 43210", address: " Gala 7, Pune ", state_code: "27" },
      ...{ pan: "aabcs 9603r", gstin: "27 aabcs9603r1zp", billing_name: "Sahyadri Spices" },
    }),
  ).toEqual({
    ...{ name: "Asha Rao", phone: "+919876543210", address: "Gala 7, Pune", state_code: "27" },
    ...{ pan: "AABCS9603R", gstin: "27AABCS9603R1ZP", billing_name: "Sahyadri Spices" },
  });
});

test("[O-04] tax ids are checked, and against each other and the State", () => {
  expect(problems({ name: "" })).toEqual(["name: Please enter your name"]);
  expect(problems({ phone: "12345" })).toEqual(["phone: Please enter a valid phone number"]);
  expect(problems({ pan: "ABCD" })).toEqual(["pan: This PAN is not valid. Please check each character."]);
  expect(problems({ gstin: "27AABCS9603R1ZQ" })).toEqual([
    "gstin: This GSTIN is not valid. Please check each character.",
  ]);
  expect(problems({ gstin: "27AABCS9603R1ZP", state_code: "29" })).toEqual([
    "state_code: The State must be the one your GSTIN is registered in",
  ]);
  expect(problems({ gstin: "27AABCS9603R1ZP", pan: "ABCPI1234K" })).toEqual([
    "gstin: This GSTIN belongs to another PAN than the one above",
  ]);
  expect(problems({ state_code: "99" })).toEqual(["state_code: Please choose your State"]);
});
