import { expect, test } from "vitest";
import { acceptedOf, readApplication } from "./read-application.ts";

const at = { toMillis: () => 5 };
const paper = (status: string) => ({ path: `a/${status}`, name: "PAN.pdf", size: 10, status, sent_at: at });

test("[F-08] documents stand in the order they are asked for; only accepted required ones count towards the decision", () => {
  const read = readApplication("APP-1", {
    ...{ first_name: "Sanjay", last_name: "Patil", status: "under_review", hierarchy_level: "district" },
    documents: {
      bankStatement: { ...paper("asked_again"), reason: { kind: "incomplete", words: null } },
      experienceCertificate: paper("accepted"),
      businessLicense: paper("accepted"),
      idProof: {},
    },
    notes: [{ id: "n", at, by: "admin", text: "Knows the market" }],
  });
  expect(read?.name).toBe("Sanjay Patil");
  expect(read?.papers.map(({ slot }) => slot)).toEqual([
    "businessLicense",
    "bankStatement",
    "experienceCertificate",
  ]);
  expect(read?.papers[1]?.reason).toEqual({ kind: "incomplete", words: null });
  expect(read && acceptedOf(read)).toEqual({ accepted: 1, needed: 4 });
  expect(read?.notes).toEqual([{ id: "n", at: 5, by: "admin", text: "Knows the market" }]);
});

test("[F-08] an application that does not say where it stands is not shown", () => {
  expect(readApplication("APP-1", { first_name: "Sanjay" })).toBeNull();
});
