import { createHash, randomUUID } from "node:crypto";
import type { CallableInput } from "@niyamdesk/domain/callables";
import { files } from "../../functions/src/platform/storage.ts";
import { newEmail } from "../support/actors.ts";
import { pdf, png } from "../support/made-files.ts";

export type ApplicationForm = CallableInput<"submitFranchiseApplication">;
type StagedFile = ApplicationForm["files"][number];

const STAGED: readonly StagedFile[] = [
  { slot: "businessLicense", file: "1.png", name: "gumasta-2026.png" },
  { slot: "idProof", file: "1.png", name: "पैन कार्ड (2).png" },
  { slot: "addressProof", file: "2.png", name: "light bill.png" },
  { slot: "bankStatement", file: "1.pdf", name: "statement.pdf" },
];

/** What the wizard sends. */
export function applicationForm(changes: Partial<ApplicationForm["personal"]> = {}): ApplicationForm {
  return {
    request_id: randomUUID(),
    personal: {
      ...{ firstName: "Sanjay", lastName: "Patil", email: newEmail("sanjay"), phone: "98765 43210" },
      ...{ dateOfBirth: "1985-04-02", address: "12 Station Road, Pune 411001", city: "Pune" },
      ...{ state: "Maharashtra", pincode: "411001" },
      ...changes,
    },
    territory: {
      ...{ hierarchyLevel: "district", territoryCode: "MH-PUN", territoryName: "Pune" },
      ...{ preferredState: "Maharashtra", preferredDistrict: "Pune", investmentCapacity: "1-3 lakh" },
    },
    business: {
      ...{ businessExperience: "10+ years", currentOccupation: "Insurance agent" },
      ...{ annualIncome: "5-10 lakh", expectedMonthlyRevenue: "1-2 lakh", teamSize: "1-3" },
      officeSpace: "rented",
      businessPlan: "I know 300 shopkeepers of the market and visit them each week.",
      marketingStrategy: "Meet them at their associations, and be there every filing day.",
    },
    consents: { acceptsTerms: true, confirmsAccuracy: true, allowsContact: true },
    files: [...STAGED],
    language: "en",
  };
}

/** As the uploader's browser stages them; each person's files differ. */
export async function stageFiles(
  uid: string,
  staged: readonly StagedFile[] = STAGED,
): Promise<Map<string, Buffer>> {
  const bytes = new Map<string, Buffer>();
  for (const { slot, file } of staged) {
    const isPdf = file.endsWith(".pdf");
    const content = isPdf ? pdf({ pages: [[`${uid} ${slot}`]] }) : pictureOf(`${uid} ${slot}`);
    bytes.set(slot, content);
    await stage(uid, slot, file, content, isPdf ? "application/pdf" : "image/png");
  }
  return bytes;
}

/** A picture like no other. */
function pictureOf(text: string): Buffer {
  const digest = createHash("sha256").update(text).digest();
  return png(100 + (digest[0] ?? 0), 1 + (digest.readUInt16BE(1) % 500));
}

export async function stage(
  uid: string,
  slot: string,
  file: string,
  content: Uint8Array,
  contentType = "application/pdf",
): Promise<void> {
  const path = `franchise-staging/${uid}/${slot}/${file}`;
  await (await files()).file(path).save(content, { contentType, resumable: false });
}
