import { businessStep, personalStep, territoryStep } from "@niyamdesk/domain/applications/application-input";
import { arePapersComplete } from "@niyamdesk/domain/applications/application-papers";
import { application as words } from "#messages/application.ts";
import type { KeptDraft } from "../../lib/device/kept-draft.ts";
import type { Step } from "../../lib/steps/steps.ts";
import { isThere, type KeptPapers } from "./papers.ts";
import type { StepId } from "./step-ids.ts";

/** Under which name it is kept on the device. */
export const DRAFT = "franchise-application";

/** Fields of a step, in the order they are asked. */
export const PERSONAL = [
  ...(["firstName", "lastName", "email", "phone", "dateOfBirth"] as const),
  ...(["address", "city", "state", "pincode"] as const),
] as const;
export const TERRITORY = [
  ...(["hierarchyLevel", "territoryCode", "territoryName"] as const),
  ...(["preferredState", "preferredDistrict", "investmentCapacity"] as const),
] as const;
const BUSINESS = [
  ...(["businessExperience", "currentOccupation", "annualIncome", "expectedMonthlyRevenue"] as const),
  ...(["teamSize", "officeSpace", "businessPlan", "marketingStrategy"] as const),
] as const;
const ASKED = ["hasBusinessLicense", "hasPreviousFranchise"] as const;

type Typed<Name extends string> = Record<Name, string>;

/** What is typed into the wizard, as it stands in its fields. A type, so that it is a record to whoever keeps it. */
export type ApplicationDraft = {
  /** The form's key: a second try to send it finds the first. Empty until something is typed. */
  request_id: string;
  /** When it was first tried to be sent, epoch ms by this device; 0: never. */
  tried_at: number;
  personal: Typed<(typeof PERSONAL)[number]>;
  territory: Typed<(typeof TERRITORY)[number]>;
  business: Typed<(typeof BUSINESS)[number]> & Record<(typeof ASKED)[number], boolean>;
};

/** Out of what was kept, which an older build may have written; also of nothing. */
export function readApplicationDraft(kept: KeptDraft["values"]): ApplicationDraft {
  const business = recordOf(kept.business);
  return {
    request_id: textOf(kept.request_id),
    tried_at: typeof kept.tried_at === "number" ? kept.tried_at : 0,
    personal: typed(PERSONAL, kept.personal),
    territory: typed(TERRITORY, kept.territory),
    business: {
      ...typed(BUSINESS, business),
      hasBusinessLicense: business.hasBusinessLicense === true,
      hasPreviousFranchise: business.hasPreviousFranchise === true,
    },
  };
}

/** Whether anything was typed that would be missed. */
export function hasContent({ personal, territory, business }: ApplicationDraft): boolean {
  return [personal, territory, business].some((step) =>
    Object.values<string | boolean>(step).some((value) => value !== "" && value !== false),
  );
}

interface WizardStep extends Step<ApplicationDraft> {
  id: StepId;
}

/**
 * A step is done once what it asks for is there and right, by the schemas that the function parses with.
 *
 * @param isSending the form is on its way: documents that are sent anew meanwhile are nobody's step back
 */
export function stepsWith(papers: KeptPapers, isSending = false): readonly WizardStep[] {
  const { personal, territory, business, documents, review } = words.steps;
  const arrived = Object.entries(papers).filter(([, paper]) => isThere(paper));
  const isComplete = arePapersComplete(arrived.map(([slot]) => slot));
  return [
    { id: "personal", label: personal, isDone: (draft) => personalStep.safeParse(draft.personal).success },
    {
      id: "territory",
      label: territory,
      isDone: (draft) => territoryStep.safeParse(draft.territory).success,
    },
    { id: "business", label: business, isDone: (draft) => businessStep.safeParse(draft.business).success },
    { id: "documents", label: documents, isDone: () => isComplete || isSending },
    { id: "review", label: review, isDone: () => false },
  ];
}

function typed<Name extends string>(names: readonly Name[], kept: unknown): Typed<Name> {
  const values = recordOf(kept);
  return Object.fromEntries(names.map((name) => [name, textOf(values[name])])) as Typed<Name>;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
