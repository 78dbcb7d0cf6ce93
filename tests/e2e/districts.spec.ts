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

test("[F-02] [F-09] an administrator says in which State PIN codes lie that begin alike, and an applicant's form follows", async ({
  page,
  context,
}) => {
  const admin = await makeStaff("admin", "Anita the Admin");
  // Nowhere in use.
  const prefix = String(860 + Math.floor(Math.random() * 140));
  await signIn(page, admin, "/admin/franchises/districts?state=NL");
  await page.getByRole("button", { name: "First digits of PIN codes" }).click();
  const list = page.getByRole("list", { name: "First digits of PIN codes in Nagaland" });
  await expect(list.getByText("Nagaland · Built in").first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add first digits" }).click();
  const adding = page.getByRole("dialog", { name: "Add first digits" });
  await adding.getByRole("textbox", { name: "First three digits" }).fill("797");
  await adding
    .getByRole("combobox", { name: /^Also in/ })
    .first()
    .selectOption("Nagaland");
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(adding.getByText(/^Enter three digits that aren't in any State's list/)).toBeVisible();
  await expect(adding.getByText("Choose each State once")).toBeVisible();
  await adding.getByRole("textbox", { name: "First three digits" }).fill(prefix);
  await adding
    .getByRole("combobox", { name: /^Also in/ })
    .first()
    .selectOption("");
  await adding.getByRole("textbox", { name: "Source" }).fill("India Post 12/2026");
  await expectAccessible(page);
  await adding.getByRole("button", { name: "Save" }).click();
  await expect(adding).toBeHidden();
  const row = list.getByRole("listitem").filter({ hasText: prefix });
  await expect(row).toContainText("Nagaland · India Post 12/2026, looked up on");

  const applicant = await context.newPage();
  const wizard = new Applying(applicant);
  await applicant.goto("/franchise-register");
  await wizard.field("Pincode").fill(`${prefix}001`);
  await expect(wizard.field("State")).toHaveValue("Nagaland");

  await page.getByRole("button", { name: `Change ${prefix}` }).click();
  const changing = page.getByRole("dialog", { name: `Change ${prefix}` });
  await changing.getByRole("combobox", { name: "State", exact: true }).selectOption("Manipur");
  await changing
    .getByRole("combobox", { name: /^Also in/ })
    .first()
    .selectOption("Nagaland");
  await changing.getByRole("textbox", { name: "Source" }).fill("India Post 14/2026");
  await changing.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Manipur, Nagaland · India Post 14/2026");
  const stored = (await database().doc("pin_prefixes/all").get()).data();
  expect(stored?.prefixes[prefix]).toMatchObject({ states: ["14", "13"], source: "India Post 14/2026" });
});
