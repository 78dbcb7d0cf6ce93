import type { DocumentType } from "../documents/document.ts";
import type { Moment } from "../time/moment.ts";

const MEGABYTE = 1024 * 1024;

/** Documents of an application, by the slot that each is sent for. The Storage rules hold the same. */
export const APPLICATION_SLOTS = [
  "businessLicense",
  "idProof",
  "addressProof",
  "bankStatement",
  "experienceCertificate",
] as const;
export type ApplicationSlot = (typeof APPLICATION_SLOTS)[number];

interface SlotRule {
  required: boolean;
  megabytes: number;
  types: readonly DocumentType[];
}

const ANY: readonly DocumentType[] = ["application/pdf", "image/jpeg", "image/png"];

export const SLOT_RULES: Readonly<Record<ApplicationSlot, SlotRule>> = {
  businessLicense: { required: true, megabytes: 5, types: ANY },
  idProof: { required: true, megabytes: 5, types: ANY },
  addressProof: { required: true, megabytes: 5, types: ANY },
  bankStatement: { required: true, megabytes: 10, types: ["application/pdf"] },
  experienceCertificate: { required: false, megabytes: 5, types: ANY },
};

export const REQUIRED_SLOTS = APPLICATION_SLOTS.filter((slot) => SLOT_RULES[slot].required);

/** What the wizard says of a file that is too large. */
export const fileTooLarge = (megabytes: number) => `File size must be less than ${megabytes}MB`;

/** Null: it may be sent. @param size bytes */
export function paperRefusal(
  slot: ApplicationSlot,
  { content_type, size }: { content_type: string; size: number },
): "wrong_kind" | "too_large" | "empty" | null {
  const { types, megabytes } = SLOT_RULES[slot];
  if (!types.some((type) => type === content_type)) return "wrong_kind";
  if (size <= 0) return "empty";
  return size > megabytes * MEGABYTE ? "too_large" : null;
}

/** Whether the required ones are there. */
export function arePapersComplete(slots: readonly string[]): boolean {
  return REQUIRED_SLOTS.every((slot) => slots.includes(slot));
}

/** `received` until somebody has looked at it. */
export const PAPER_STATUSES = ["received", "accepted", "asked_again"] as const;
export type PaperStatus = (typeof PAPER_STATUSES)[number];

/** Why another one is needed, as the applicant is told. */
export const PAPER_REASONS = {
  unreadable: "It can't be read. Please send a clearer one.",
  incomplete: "A part of it is missing. Please send all pages.",
  expired: "It's out of date. Please send one that is valid today.",
  wrong_document: "It's another document than the one we asked for.",
  other_name: "It's in another name than the application.",
  other: "",
} as const;
export type PaperReason = keyof typeof PAPER_REASONS;

/** One document as it was sent last. */
export interface ApplicationPaper {
  /** In Storage, where the applicant no longer reaches it. */
  path: string;
  /** As the applicant knows the file. */
  name: string;
  content_type: DocumentType;
  size: number;
  status: PaperStatus;
  /** Why it is asked for again. */
  reason: { kind: PaperReason; words: string | null } | null;
  sent_at: Moment;
  judged_at: Moment | null;
}
