import {
  APPLICATION_SLOTS,
  type ApplicationSlot,
  SLOT_RULES,
} from "@niyamdesk/domain/applications/application-papers";
import type { RefusedPaper } from "@niyamdesk/domain/applications/callables";
import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import { DOCUMENT_TYPES } from "@niyamdesk/domain/documents/document";
import { keepFile, keepOnly, keptFile } from "../../../lib/device/kept-files.ts";
import type { FileProblem } from "../../../lib/files/file-refusal.ts";
import type { PreparedFile } from "../../../lib/files/prepare-file.ts";
import { removeStored, storedSize } from "../../../lib/files/stored-file.ts";
import {
  cancelUpload,
  type Destination,
  forgetUpload,
  startUpload,
  uploadOf,
  uploadSettled,
} from "../../../lib/files/uploads.ts";
import { guestUid } from "../../../lib/session/guest.ts";
import { type KeptPaper, papersOf, setPaper } from "../papers.ts";

const MEGABYTE = 1024 * 1024;
/** Names that the Storage rules allow in a slot: `1.pdf` to `3.pdf`. */
const PLACES = 3;

type Place = NonNullable<KeptPaper["staged"]>;

/** One document's upload, and its bytes on the device, by the same name. */
export const keyOf = (desk: string, slot: ApplicationSlot): string => `${desk}/${slot}`;

/** Takes a document that was just picked, keeps it on the device and sends it to the staging area. */
export function pickPaper(desk: string, slot: ApplicationSlot, file: File): void {
  startUpload(keyOf(desk, slot), file, stagingOf(desk, slot));
}

/** What is under way is called off. */
export function cancelPaper(desk: string, slot: ApplicationSlot): void {
  cancelUpload(keyOf(desk, slot));
  setPaper(desk, slot, null);
}

/** Nothing of a desk is on its way any more. */
export function callOff(desk: string): void {
  for (const slot of APPLICATION_SLOTS) cancelUpload(keyOf(desk, slot));
}

/**
 * The slot is empty again. What was there stays where it is, so that it can be taken back: it is overwritten, forgotten with the form,
 * or swept.
 */
export function removePaper(desk: string, slot: ApplicationSlot): { takeBack(): void } {
  const before = papersOf(desk)[slot] ?? null;
  forgetUpload(keyOf(desk, slot));
  setPaper(desk, slot, null);
  return {
    takeBack() {
      const isFree = papersOf(desk)[slot] === undefined && uploadOf(keyOf(desk, slot)) === null;
      if (isFree) setPaper(desk, slot, before);
    },
  };
}

/**
 * Looks whether everything that was sent is still there for whoever this browser is now, and sends from the device what is not: what a
 * reload, a crash or a laptop that was closed broke off, what was swept, and all of it when the anonymous sign-in is another one.
 */
export async function takeUpPapers(desk: string): Promise<void> {
  const slots = slotsOf(desk);
  void keepOnly(
    `${desk}/`,
    slots.map((slot) => keyOf(desk, slot)),
  );
  await Promise.all(slots.map((slot) => takeUp(desk, slot)));
}

/** Resolves once nothing is on its way any more: whether all of it arrived. */
export async function papersSettled(desk: string): Promise<boolean> {
  const keys = slotsOf(desk).map((slot) => keyOf(desk, slot));
  await Promise.all(keys.map(uploadSettled));
  return keys.every((key) => uploadOf(key)?.phase !== "failed");
}

/** What was not taken is chosen again; what is only missing there is sent again from here. */
export function noteRefused(desk: string, refused: readonly RefusedPaper[]): void {
  for (const { slot, refusal } of refused) {
    const paper = papersOf(desk)[slot];
    if (paper === undefined) continue;
    const isMissing = refusal === "missing";
    setPaper(desk, slot, {
      ...paper,
      staged: isMissing ? null : paper.staged,
      problem: isMissing ? null : refusal,
    });
  }
}

function slotsOf(desk: string): ApplicationSlot[] {
  return Object.keys(papersOf(desk)) as ApplicationSlot[];
}

async function takeUp(desk: string, slot: ApplicationSlot): Promise<void> {
  const key = keyOf(desk, slot);
  const paper = papersOf(desk)[slot];
  const upload = uploadOf(key);
  if (paper === undefined || (upload !== null && upload.phase !== "failed")) return;
  if (paper.problem !== null && paper.problem !== "lost") return;
  if (paper.staged !== null && (await isStaged(slot, paper))) return;
  const file = await keptFile(key);
  // Somebody may have chosen another one meanwhile.
  if (papersOf(desk)[slot] !== paper || uploadOf(key) !== upload) return;
  if (file === null) setPaper(desk, slot, { ...paper, staged: null, problem: "lost" });
  else startUpload(key, file, stagingOf(desk, slot));
}

/** Without an answer it is taken to be there: sending the form says so otherwise. */
async function isStaged(slot: ApplicationSlot, { staged, size }: KeptPaper): Promise<boolean> {
  try {
    const uid = await guestUid();
    if (staged?.uid !== uid) return false;
    return (await storedSize(pathOf(slot, staged))) === size;
  } catch {
    return true;
  }
}

function stagingOf(desk: string, slot: ApplicationSlot): Destination {
  const places = new Map<string, Place>();
  return {
    refusal: (file) => refusalOf(slot, file),
    async announce(file, requestId) {
      await keepHere(desk, slot, file);
      const uid = await guestUid();
      const known = places.get(requestId);
      if (known?.uid === uid) {
        const path = pathOf(slot, known);
        return { id: path, path, arrived: (await storedSize(path)) === file.bytes.length };
      }
      const place = { uid, file: freeName(papersOf(desk)[slot]?.staged ?? null, file) };
      const path = pathOf(slot, place);
      // Nothing is overwritten there: what stands in the way was replaced or removed before.
      await removeStored(path);
      places.set(requestId, place);
      return { id: path, path, arrived: false };
    },
    withdraw: removeStored,
    arrived(path, { name, bytes }) {
      const [, uid = "", , file = ""] = path.split("/");
      setPaper(desk, slot, { name, size: bytes.length, staged: { uid, file }, problem: null });
      forgetUpload(keyOf(desk, slot));
    },
  };
}

/** Only what is on the device can be sent again without being chosen again. */
async function keepHere(
  desk: string,
  slot: ApplicationSlot,
  { name, type, bytes }: PreparedFile,
): Promise<void> {
  const paper = papersOf(desk)[slot];
  const isKnown = paper?.name === name && paper.size === bytes.length && paper.problem === null;
  if (isKnown && paper.staged === null) return;
  if (!(await keepFile(keyOf(desk, slot), { name, type, bytes }))) return;
  setPaper(desk, slot, { name, size: bytes.length, staged: null, problem: null });
}

/** The slot's own limit, which may be lower than that of the kind. */
function refusalOf(slot: ApplicationSlot, { type, bytes }: PreparedFile): FileProblem | null {
  const { types, megabytes } = SLOT_RULES[slot];
  if (!types.includes(type)) return { code: "not_pdf" };
  return bytes.length > megabytes * MEGABYTE ? { code: "too_large", megabytes } : null;
}

function freeName(before: Place | null, { type }: PreparedFile): string {
  const number = (Number(before?.file.charAt(0) ?? 0) % PLACES) + 1;
  return `${number}.${DOCUMENT_TYPES[type].extension}`;
}

function pathOf(slot: ApplicationSlot, { uid, file }: Place): string {
  return `${STORAGE_FOLDERS.franchiseStaging}/${uid}/${slot}/${file}`;
}
