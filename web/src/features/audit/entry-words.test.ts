import { expect, it } from "vitest";
import { changesOf, subjectOf } from "./entry-words.ts";

const NAMES = new Map([["anita", "Anita Deshmukh"]]);

it("[Z-02] what an act is about has the name that people call it by, and leads to its page", () => {
  const about = (subject: string) => subjectOf({ subject }, NAMES);
  expect(about("settings/company")).toMatchObject({
    ...{ kind: "Settings", name: "Company", to: "/admin/settings" },
  });
  expect(about("settings/commission").to).toBe("/admin/commission/rules");
  expect(about("settings/calling").to).toBe("/admin/telecalling");
  expect(about("mail_wordings/refund")).toMatchObject({ to: "/admin/communications/templates/refund" });
  expect(about("profiles/anita")).toMatchObject({ name: "Anita Deshmukh", to: "/admin/staff/anita" });
  expect(about("profiles/meera")).toMatchObject({ name: "meera", to: "/admin/clients/meera" });
  expect(about("book_findings/x")).toMatchObject({ to: null });
});

it("[Z-02] people are named and roles are said in words before and after", () => {
  const changes = {
    before: { assigned_to: "anita", role: "ca" },
    after: { assigned_to: null, role: "tax_executive" },
  };
  expect(
    changesOf(
      { ...{ id: "1", by: "job", role: "", action: "", subject: "", reason: null, at: 0 }, ...changes },
      NAMES,
    ),
  ).toEqual([
    { field: "Assigned to", before: "Anita Deshmukh", after: null },
    { field: "Role", before: "CA", after: "Tax Executive" },
  ]);
});
