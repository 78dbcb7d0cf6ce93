import { expectAccessible } from "./support/accessible.ts";
import { Applying } from "./support/applying.ts";
import { newEmail, signIn } from "./support/client.ts";
import { database } from "./support/records.ts";
import { makeStaff } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

/** Three letters that no other run has. */
const newLetters = () =>
  Array.from({ length: 3 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join("");

test("[F-02] [F-09] an administrator adds and changes a district with its source, and an applicant finds it", async ({
  page,
  context,
}) => {
  const admin = await makeStaff("admin", "Anita the Admin");
  await signIn(page, admin, "/admin/franchises");
  await page.getByRole("link", { name: "Districts" }).click();
  await page.getByRole("combobox", { name: "State" }).selectOption("ML");
  const list = page.getByRole("list", { name: "Districts of Meghalaya" });
  await expect(list.getByText("Built in").first()).toBeVisible();
  await expectAccessible(page);

  const letters = newLetters();
  const name = `Eastern ${letters}`;
  await page.getByRole("button", { name: "Add a district" }).click();
  const adding = page.getByRole("dialog", { name: "Add a district" });
  await adding.getByRole("textbox", { name: "Code", exact: true }).fill("MH-ABC");
  await adding.getByRole("textbox", { name: "PIN codes" }).fill("79300");
  await adding.getByRole("button", { name: "Save district" }).click();
  await expect(adding.getByText(/^Write it as ML-ABC/)).toBeVisible();
  await expect(adding.getByText(/^Write PIN codes of six digits/)).toBeVisible();
  await adding.getByRole("textbox", { name: "Code", exact: true }).fill(`ml-${letters.toLowerCase()}`);
  await adding.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await adding.getByRole("textbox", { name: "PIN codes" }).fill("793300-793301, 793303");
  await adding.getByRole("textbox", { name: "Source" }).fill("Meghalaya Gazette 12/2026");
  await expectAccessible(page);
  await adding.getByRole("button", { name: "Save district" }).click();
  await expect(adding).toBeHidden();
  const row = list.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText(`ML-${letters} · 2 PIN entries · Meghalaya Gazette 12/2026, looked up on`);

  const applicant = await context.newPage();
  const wizard = new Applying(applicant);
  await applicant.goto("/franchise-register");
  await wizard.fillPersonal(newEmail());
  await wizard.next.click();
  await applicant.getByRole("radio", { name: /^District/ }).check();
  await wizard.field("Preferred state").selectOption("Meghalaya");
  await applicant.getByRole("combobox", { name: /^Preferred district/ }).selectOption(name);

  // No longer there: it stays in the list, and nobody is offered it.
  await page.getByRole("button", { name: `Change ${name}` }).click();
  const changing = page.getByRole("dialog", { name: `Change ${name}` });
  await expect(changing.getByRole("textbox", { name: "PIN codes" })).toHaveValue("793300-793301, 793303");
  await changing.getByRole("checkbox", { name: "Offered to applicants" }).uncheck();
  await changing.getByRole("textbox", { name: "Source" }).fill("Meghalaya Gazette 14/2026");
  await changing.getByRole("button", { name: "Save district" }).click();
  await expect(row.getByText("No longer offered")).toBeVisible();
  const stored = (await database().doc("state_lists/ML").get()).data();
  expect(stored?.districts[`ML-${letters}`]).toMatchObject({
    offered: false,
    source: "Meghalaya Gazette 14/2026",
  });
});
