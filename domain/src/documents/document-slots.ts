import type { RequiredDocument } from "../services/service.ts";
import type { DocumentStatus } from "./document.ts";

/** One document that an order asks for. */
export interface DocumentSlot {
  /** Of the stored documents' `slot`: the same for the same entry, whenever it is asked. */
  id: string;
  label: string;
  required: boolean;
  condition: string | null;
  /** What is told or done and not sent: a number, an access, a signature. */
  isFile: boolean;
  /** `tables`: XLSX and CSV as well. `act`: the client says that it is done. */
  takes?: RequiredDocument["takes"];
}

/** Of the built-in catalogue: what these name is no file. */
const NO_FILE = new Set(["contact", "video", "signature", "dsc"]);
const USABLE_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;

/**
 * A service's list as slots. An id that cannot stand in a path, or that an entry above has, becomes one of the entry's own words: it
 * stays as long as they do, wherever in the list they stand.
 */
export function slotsOf(documents: readonly RequiredDocument[]): DocumentSlot[] {
  const taken = new Set<string>();
  return documents.map(({ id, label, required, condition, takes }) => {
    const own = USABLE_ID.test(id) && !taken.has(id) ? id : idOfWords(`${id} ${label} ${condition ?? ""}`);
    taken.add(own);
    return {
      ...{ id: own, label, required, condition: condition ?? null },
      isFile: takes !== "act" && !NO_FILE.has(id),
      ...(takes === undefined ? {} : { takes }),
    };
  });
}

/** FNV-1a, 32 bits twice: no secret, only a name. */
function idOfWords(words: string): string {
  return `slot_${fnv(words)}${fnv([...words].reverse().join(""))}`;
}

function fnv(words: string): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(words)) hash = Math.imul(hash ^ unit, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What there is of a slot's documents, newest first. */
export interface SlotContents<D> {
  /** What stands for the slot: received, accepted, or to be sent again. */
  current: D | null;
  /** What came after it and is on its way, being checked, or was refused. */
  latest: D | null;
  /** What stood there before. */
  replaced: D[];
}

const STANDS: readonly DocumentStatus[] = ["received", "accepted", "rejected"];

/** @param documents of one slot, the newest first */
export function contentsOf<D extends { status: DocumentStatus }>(documents: readonly D[]): SlotContents<D> {
  const others = documents.filter(({ status }) => status !== "replaced");
  const at = others.findIndex(({ status }) => STANDS.includes(status));
  return {
    current: others[at] ?? null,
    latest: at === 0 ? null : (others[0] ?? null),
    replaced: documents.filter(({ status }) => status === "replaced"),
  };
}
