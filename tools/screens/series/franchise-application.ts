import { pdf, png } from "../../../tests/support/made-files.ts";
import type { Series } from "../series.ts";
import type { Stage } from "../stage.ts";

const WIZARD = "/franchise-register";

/** What fields hold, by their labels; a select takes what is stored. */
type Typed = readonly (readonly [label: string, text: string])[];

const PERSONAL: Typed = [
  ["First name", "Sanjay"],
  ["Last name", "Patil"],
  ["Email", "sanjay.patil@niyamdesk.example"],
  ["Phone", "98765 43210"],
  ["Date of birth", "1985-04-02"],
  ["Address", "12 Station Road, Shivajinagar"],
  ["City", "Pune"],
  ["Pincode", "411001"],
];
const TERRITORY: Typed = [
  ["Territory code", "MH-PUN"],
  ["Territory name", "Pune"],
];
const BUSINESS: Typed = [
  ["Current occupation", "Insurance agent"],
  ["Business plan", "I know 300 shopkeepers of the market, visit them each week and file what they ask for."],
  ["Marketing strategy", "At their associations, on each filing day, and with a board in front of the shop."],
];

const wizard: Series = {
  name: "franchise-wizard",
  viewer: "visitor",
  async play(stage) {
    const { page } = stage;
    await stage.go(WIZARD);
    await stage.click("Next");
    await stage.see("First name must be at least 2 characters");
    await stage.shoot("franchise-wizard-missing");
    await fill(stage, PERSONAL);
    await stage.click("Next");
    await page.getByRole("radio", { name: /^District/ }).check();
    await fill(stage, TERRITORY);
    await page.getByLabel("Preferred state").selectOption("Maharashtra");
    await page.getByLabel("Investment capacity").selectOption("50,000-1,00,000");
    await stage.see("You can still continue.");
    await stage.shoot("franchise-wizard-territory");
    await stage.click("Next");
    for (const label of ["Business experience", "Annual income", "Expected monthly revenue", "Team size"]) {
      await page.getByLabel(label).selectOption({ index: 2 });
    }
    await page.getByLabel("Office space").selectOption("rented");
    await fill(stage, BUSINESS);
    await stage.shoot("franchise-wizard-business");
    await stage.click("Next");
    await stage.see("4 required documents missing");
    await choose(stage, "Bank statement", png(300, 200), "statement.png");
    await choose(stage, "Business licence", pdf({ pages: [["Gumasta"]] }), "gumasta-2026.pdf");
    await choose(stage, "ID proof", png(320, 200), "pan.png");
    await stage.see("2 of 4 required");
    await stage.shoot("franchise-wizard-documents");
    await choose(stage, "Address proof", png(280, 210), "light bill.png");
    await choose(stage, "Bank statement", pdf({ pages: [["Six months"]] }), "statement.pdf");
    await stage.see("4 of 4 required");
    await stage.click("Continue");
    await stage.see("Submit application");
    await stage.shoot("franchise-wizard-review");
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await stage.click("Submit application");
    await stage.see("What happens next");
    await stage.shoot("franchise-wizard-sent");
    await stage.click("Track your application", "link");
    await stage.see("Application Submitted");
    await stage.shoot("franchise-tracked");
  },
};

async function fill({ page }: Stage, typed: Typed): Promise<void> {
  for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text);
}

async function choose({ page }: Stage, label: string, buffer: Buffer, name: string): Promise<void> {
  const mimeType = name.endsWith(".pdf") ? "application/pdf" : "image/png";
  const row = page.getByRole("listitem").filter({ hasText: label });
  await row.locator("input[type=file]").first().setInputFiles({ name, mimeType, buffer });
}

export default [wizard] satisfies readonly Series[];
