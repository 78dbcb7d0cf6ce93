import { createHash, randomBytes } from "node:crypto";
import { APPLICATION_SLOTS, type ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import { Timestamp } from "firebase-admin/firestore";
import { expect, type Locator, type Page } from "playwright/test";
import { pdf, png } from "../../support/made-files.ts";
import { database } from "./records.ts";

export const WIZARD = "/franchise-register";
/** Four documents are read and stored by a function that may have to start first. */
export const SENDING_MS = 60_000;

export interface Picked {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const LABELS: Readonly<Record<ApplicationSlot, string>> = {
  businessLicense: "Business licence",
  idProof: "ID proof",
  addressProof: "Address proof",
  bankStatement: "Bank statement",
  experienceCertificate: "Experience certificate",
};

/** What an applicant has on the counter; a statement is larger than a piece of an upload. */
export const PAPERS: Readonly<Record<Exclude<ApplicationSlot, "experienceCertificate">, Picked>> = {
  businessLicense: asPdf("gumasta-2026.pdf", "Shop and establishment"),
  idProof: { name: "पैन कार्ड (2).png", mimeType: "image/png", buffer: png(320, 200) },
  addressProof: { name: "light bill.png", mimeType: "image/png", buffer: png(280, 210) },
  bankStatement: asPdf("statement.pdf", "Six months", 3_000_000),
};

export function asPdf(name: string, text: string, bytes = 0): Picked {
  const streams = bytes === 0 ? [] : [{ dictionary: "", content: Buffer.alloc(bytes, 7) }];
  return { name, mimeType: "application/pdf", buffer: pdf({ pages: [[text]], streams }) };
}

/** The wizard and its tracker, in the applicant's words. */
export class Applying {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get next(): Locator {
    return this.page.getByRole("button", { name: "Next" });
  }

  step(name: string): Locator {
    return this.page.getByRole("heading", { level: 2, name: new RegExp(`: ${name}$`) });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  row(slot: ApplicationSlot): Locator {
    const list = this.page.getByRole("list", { name: /^Documents (for your application|to send again)$/ });
    return list.getByRole("listitem").filter({ hasText: LABELS[slot] });
  }

  async pick(slot: ApplicationSlot, file: Picked): Promise<void> {
    await this.row(slot).locator("input[type=file]").first().setInputFiles(file);
  }

  async fillPersonal(email: string, phone = "98765 43210"): Promise<void> {
    await this.field("First name").fill("Sanjay");
    await this.field("Last name").fill("Patil");
    await this.field("Email").fill(email);
    await this.field("Phone").fill(phone);
    await this.field("Date of birth").fill("1985-04-02");
    await this.field("Address").fill("12 Station Road, Pune");
    await this.field("City").fill("Pune");
    await this.field("Pincode").fill("411001");
    // The PIN code says it.
    await expect(this.field("State")).toHaveValue("Maharashtra");
  }

  async fillTerritory(code = "mh-pun"): Promise<void> {
    await this.page.getByRole("radio", { name: /^District/ }).check();
    await this.field("Territory code").fill(code);
    await this.field("Territory name").fill("Pune");
    await this.field("Preferred state").selectOption("Maharashtra");
    await this.field("Investment capacity").selectOption("1-3 lakh");
  }

  async fillBusiness(): Promise<void> {
    await this.field("Business experience").selectOption("10+ years");
    await this.field("Current occupation").fill("Insurance agent");
    await this.field("Annual income").selectOption("5-10 lakh");
    await this.field("Expected monthly revenue").selectOption("1-2 lakh");
    await this.field("Team size").selectOption("1-3");
    await this.field("Office space").selectOption("rented");
    await this.field("Business plan").fill("I know 300 shopkeepers of the market and visit them each week.");
    await this.field("Marketing strategy").fill(
      "Meet them at their associations, and be there every filing day.",
    );
  }

  /** To the documents of a form that is otherwise right. */
  async reachDocuments(email: string): Promise<void> {
    await this.page.goto(WIZARD);
    await this.fillPersonal(email);
    await this.next.click();
    await this.fillTerritory();
    await this.next.click();
    await this.fillBusiness();
    await this.next.click();
    await expect(this.step("Document Upload")).toBeVisible();
  }

  /** @param but is there already */
  async pickAll(but?: ApplicationSlot): Promise<void> {
    for (const [slot, file] of Object.entries(PAPERS)) {
      if (slot !== but) await this.pick(slot as ApplicationSlot, file);
    }
    await this.expectCompleted();
  }

  async expectCompleted(): Promise<void> {
    for (const slot of APPLICATION_SLOTS) {
      const state = slot === "experienceCertificate" ? "pending" : "completed";
      await expect(this.row(slot).getByText(state, { exact: true })).toBeVisible();
    }
  }

  async agreeAndSubmit(): Promise<void> {
    const submit = this.page.getByRole("button", { name: "Submit application" });
    await expect(submit).toBeVisible();
    for (const box of await this.page.getByRole("checkbox").all()) await box.check();
    await submit.click();
  }

  async expectSent(): Promise<void> {
    await expect(this.page).toHaveURL(`${WIZARD}/sent`, { timeout: SENDING_MS });
  }

  /** Under whose uid this browser staged its files. */
  async stagedBy(): Promise<string[]> {
    const kept = await this.page.evaluate(() => localStorage.getItem("niyamdesk.kept.franchise-papers"));
    const { values } = JSON.parse(kept ?? '{"values":{}}') as {
      values: Record<string, { staged: { uid: string } | null }>;
    };
    return [...new Set(Object.values(values).flatMap(({ staged }) => staged?.uid ?? []))];
  }
}

/** The address in the mail that asks for documents again, which goes out a minute after the last of them was judged. */
export async function paperLinkOf(application_id: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  const expires_at = Timestamp.fromMillis(Date.now() + 3_600_000);
  await database().doc(`ledger/papers_asked_${hash}`).set({ application_id, expires_at });
  await database()
    .doc(`franchise_applications/${application_id}`)
    .update({ paper_request: { hash, expires_at } });
  return `/franchise/track?papers=${token}`;
}

export async function applicationsOf(email: string) {
  const found = await database().collection("franchise_applications").where("email", "==", email).get();
  return found.docs.map((entry) => entry.data());
}
