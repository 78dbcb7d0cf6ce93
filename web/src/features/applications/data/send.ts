import type { ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import type { RefusedPaper } from "@niyamdesk/domain/applications/callables";
import type { CallableInput } from "@niyamdesk/domain/callables";
import { failures } from "#messages/failures.ts";
import { LANGUAGE } from "#messages/language.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";
import { readKeptDraft } from "../../../lib/device/kept-draft.ts";
import { forgetKeptFilesOf } from "../../../lib/device/kept-files.ts";
import { holdTab } from "../../../lib/files/hold-tab.ts";
import { guestUid } from "../../../lib/session/guest.ts";
import { type ApplicationDraft, DRAFT, readApplicationDraft } from "../draft.ts";
import { clearPapers, type KeptPapers, papersOf, WIZARD_DESK } from "../papers.ts";
import { callOff, noteRefused, papersSettled, takeUpPapers } from "./stage.ts";

/** Files are read there one after the other. */
const PATIENCE = { timeout: 120_000 };

export type Sending =
  | { application_id: string; known: boolean }
  /** Some documents have to be chosen again first. */
  | { application_id: null };

type Consents = CallableInput<"submitFranchiseApplication">["consents"];

/** Sends the form. Again, it finds what an earlier try made. @throws AppError */
export async function sendApplication(draft: ApplicationDraft, consents: Consents): Promise<Sending> {
  const { request_id, personal, territory, business } = draft;
  const form = { request_id, personal, territory, business, consents, language: LANGUAGE };
  const sent = await withPapers(WIZARD_DESK, async (files) => {
    const input = { ...form, files } as CallableInput<"submitFranchiseApplication">;
    const answer = await call("submitFranchiseApplication", input, PATIENCE);
    return answer.application_id === null ? answer.refused : answer;
  });
  return sent ?? { application_id: null };
}

/** Sends the documents that a mailed link asks for. Whether all were taken. @throws AppError */
export async function sendPapersAgain(
  token: string,
  desk: string,
  slots: readonly ApplicationSlot[],
): Promise<boolean> {
  const sent = await withPapers(desk, async (staged) => {
    // What was chosen for an earlier link is not asked for any more.
    const files = staged.filter(({ slot }) => slots.includes(slot));
    const { refused } = await call("sendPapersAgain", { token, files }, PATIENCE);
    return refused.length > 0 ? refused : true;
  });
  return sent ?? false;
}

/** All that was typed and chosen for it, here and on its way. */
export async function forgetPapers(desk: string): Promise<void> {
  callOff(desk);
  clearPapers(desk);
  await forgetKeptFilesOf(`${desk}/`);
}

/**
 * Gathers the files as they are staged, sending anew what is not there, and hands them over. What is missing all the same is sent anew
 * once; what was refused is noted at its slot.
 *
 * @returns null when some have to be chosen again
 */
async function withPapers<T>(
  desk: string,
  handOver: (files: Staged[]) => Promise<T | RefusedPaper[]>,
): Promise<Exclude<T, RefusedPaper[]> | null> {
  if (!navigator.onLine) throw new AppError("offline", failures.offline);
  const letGo = holdTab();
  try {
    for (let tries = 1; ; tries += 1) {
      await takeUpPapers(desk);
      if (!(await papersSettled(desk))) throw new AppError("timeout", failures.timeout);
      const papers = papersOf(desk);
      const files = await stagedOf(papers);
      if (files.length < Object.keys(papers).length) return null;
      const answer = await handOver(files);
      if (!Array.isArray(answer)) return answer as Exclude<T, RefusedPaper[]>;
      noteRefused(desk, answer);
      if (tries > 1 || !answer.some(({ refusal }) => refusal === "missing")) return null;
    }
  } finally {
    letGo();
  }
}

interface Staged {
  slot: ApplicationSlot;
  file: string;
  name: string;
}

async function stagedOf(papers: KeptPapers): Promise<Staged[]> {
  const uid = await guestUid();
  return Object.entries(papers).flatMap(([slot, { name, staged, problem }]) =>
    staged?.uid === uid && problem === null
      ? [{ slot: slot as ApplicationSlot, file: staged.file, name }]
      : [],
  );
}

/** They cleared the form: nobody calls them about it. */
export async function forgetContact(request_id: string): Promise<void> {
  await call("forgetApplicationContact", { request_id });
}

/** Who began, so that somebody can help where they stop. It is told again at the next step when this did not arrive. */
export async function keepContact(): Promise<void> {
  const { request_id, personal } = readApplicationDraft(readKeptDraft(DRAFT)?.values ?? {});
  const { firstName, lastName, email, phone, city } = personal;
  try {
    await call("keepApplicationContact", {
      ...{ request_id, name: `${firstName} ${lastName}`.trim(), email, phone, city },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
