/** Parts of the addresses of the wizard's steps, in their order. */
export const STEP_IDS = ["personal", "territory", "business", "documents", "review"] as const;
export type StepId = (typeof STEP_IDS)[number];

/** Where the ID stands after the form was sent. */
export const SENT = "sent";

/** All that stands below the wizard's address, and it itself. */
export const WIZARD_PAGES: readonly string[] = ["", ...STEP_IDS, SENT];
