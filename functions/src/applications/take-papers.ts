import { setTimeout as pause } from "node:timers/promises";
import {
  type ApplicationPaper,
  type ApplicationSlot,
  paperRefusal,
} from "@niyamdesk/domain/applications/application-papers";
import type { RefusedPaper } from "@niyamdesk/domain/applications/callables";
import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { DOCUMENT_TYPES, type DocumentType } from "@niyamdesk/domain/documents/document";
import { timestamp } from "../platform/clock.ts";
import { hexHash } from "../platform/hash.ts";
import { inspectFile } from "../platform/inspect-file.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import { files } from "../platform/storage.ts";

type Staged = ParsedInput<"sendPapersAgain">["files"][number];
type Taken = Partial<Record<ApplicationSlot, ApplicationPaper>>;

const NOT_FOUND = 404;

/** Reading a PDF takes a process and up to half a gigabyte: in one instance one at a time, however many come at once. */
const inTheirTurn = oneAtATime();

/**
 * Looks at staged files and stores those very bytes where the applicant no longer reaches them: what is put in the place of a staged
 * file meanwhile is another one. The same file is stored at the same place, so that a second try changes nothing.
 *
 * @returns what was taken, and what was not; nothing is stored where anything is refused
 */
export async function takePapers(
  uid: string,
  applicationId: string,
  staged: readonly Staged[],
): Promise<{ papers: Taken; refused: RefusedPaper[] }> {
  const refused: RefusedPaper[] = [];
  const looked: { file: Staged; bytes: Buffer; content_type: DocumentType }[] = [];
  // Fetched together, since all of them are held until the last one is looked at; read in their turn.
  const all = await Promise.all(staged.map(async (file) => ({ file, found: await lookAt(uid, file) })));
  for (const { file, found } of all) {
    if ("refusal" in found) refused.push({ slot: file.slot, refusal: found.refusal });
    else looked.push({ file, ...found });
  }
  if (refused.length > 0) return { papers: {}, refused };
  const stored = await Promise.all(looked.map((one) => store(applicationId, one)));
  return { papers: Object.fromEntries(stored), refused };
}

export function stagedPath(uid: string, { slot, file }: Pick<Staged, "slot" | "file">): string {
  return `${STORAGE_FOLDERS.franchiseStaging}/${uid}/${slot}/${file}`;
}

async function lookAt(
  uid: string,
  staged: Staged,
): Promise<{ bytes: Buffer; content_type: DocumentType } | { refusal: RefusedPaper["refusal"] }> {
  const file = (await files()).file(stagedPath(uid, staged));
  try {
    const [{ contentType, size }] = await steadily(() => file.getMetadata());
    const content_type = contentType ?? "";
    // What is too large is not even read.
    const early = paperRefusal(staged.slot, { content_type, size: Number(size) });
    if (early !== null) return { refusal: early };
    const [bytes] = await steadily(() => file.download({ decompress: false }));
    const late = paperRefusal(staged.slot, { content_type, size: bytes.length });
    if (late !== null) return { refusal: late };
    const type = content_type as DocumentType;
    const found = await inTheirTurn(() =>
      inspectFile(bytes, { content_type: type, size: bytes.length, sha256: hexHash(bytes) }),
    );
    return "refusal" in found ? found : { bytes, content_type: type };
  } catch (error) {
    if (isNotThere(error)) return { refusal: "missing" };
    throw error;
  }
}

const TRIES = 4;

/** A connection that breaks is no reason to send everything again: each of these can be repeated. */
async function steadily<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (isNotThere(error) || attempt === TRIES) throw error;
      await pause(attempt * 100 * (1 + Math.random()));
    }
  }
}

function isNotThere(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && Number(error.code) === NOT_FOUND;
}

async function store(
  applicationId: string,
  { file, bytes, content_type }: { file: Staged; bytes: Buffer; content_type: DocumentType },
): Promise<[ApplicationSlot, ApplicationPaper]> {
  const { extension } = DOCUMENT_TYPES[content_type];
  const name = `${hexHash(bytes).slice(0, 24)}.${extension}`;
  const path = `${STORAGE_FOLDERS.franchiseApplications}/${applicationId}/${file.slot}/${name}`;
  const bucket = await files();
  await steadily(() =>
    bucket.file(path).save(bytes, {
      resumable: false,
      contentType: content_type,
      metadata: { contentDisposition: "attachment" },
    }),
  );
  const paper: ApplicationPaper = {
    ...{ path, name: file.name, content_type, size: bytes.length, status: "received" },
    ...{ reason: null, sent_at: timestamp(), judged_at: null },
  };
  return [file.slot, paper];
}

/** What was staged and is stored elsewhere now; what is not deleted here is swept. */
export async function forgetStaged(uid: string, staged: readonly Staged[]): Promise<void> {
  const bucket = await files();
  await Promise.allSettled(
    staged.map((file) => bucket.file(stagedPath(uid, file)).delete({ ignoreNotFound: true })),
  );
}
