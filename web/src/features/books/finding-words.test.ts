import { expect, test } from "vitest";
import { mailNames } from "#messages/workspaces/mail-names.ts";
import { sidesOf } from "./finding-words.ts";
import type { FindingView } from "./read-finding.ts";

const ofMail = (template: string | null) =>
  sidesOf({ kind: "mail_given_up", ours: template, theirs: "550 no such mailbox" } as FindingView);

test("[Y-07] an email that was given up is named as where its words are chosen; one of an earlier release by its own name", () => {
  expect(ofMail("payment-held")).toEqual([mailNames["payment-held"], ""]);
  expect(ofMail("of-an-earlier-release")).toEqual(["Of an earlier release", ""]);
  expect(ofMail(null)).toEqual(["", ""]);
});
