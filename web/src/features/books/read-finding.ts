import {
  FINDING_GROUPS,
  FINDING_KINDS,
  FINDING_STATUSES,
  type FindingGroup,
  type FindingKind,
  type FindingStatus,
} from "@niyamdesk/domain/books/finding";
import {
  nameIn,
  oneIn,
  partIn,
  partsIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

/** A line of the desk. */
export interface FindingView {
  id: string;
  kind: FindingKind;
  group: FindingGroup;
  status: FindingStatus;
  paymentId: string | null;
  orderId: string | null;
  number: string | null;
  /** Refund, request, dispute or mail. */
  partId: string | null;
  service: string | null;
  oursPaise: number | null;
  theirsPaise: number | null;
  ours: string | null;
  theirs: string | null;
  /** Epoch ms. */
  dueAt: number | null;
  aboutAt: number;
  foundAt: number;
  notes: { words: string; at: number }[];
  asideWords: string | null;
}

export function readFinding(id: string, data: StoredData): FindingView {
  return {
    id,
    kind: oneIn(data, "kind", FINDING_KINDS, "held"),
    group: oneIn(data, "group", FINDING_GROUPS, "money"),
    status: oneIn(data, "status", FINDING_STATUSES, "open"),
    paymentId: textIn(data, "payment_id"),
    orderId: textIn(data, "order_id"),
    number: textIn(data, "number"),
    partId: textIn(data, "part_id"),
    service: nameIn(data, "service"),
    oursPaise: paiseIn(data, "ours_paise"),
    theirsPaise: paiseIn(data, "theirs_paise"),
    ours: textIn(data, "ours"),
    theirs: textIn(data, "theirs"),
    dueAt: timeIn(data, "due_at"),
    aboutAt: recentTimeIn(data, "about_at"),
    foundAt: recentTimeIn(data, "found_at"),
    notes: partsIn(data, "notes").map((note) => ({
      words: textIn(note, "words") ?? "",
      at: recentTimeIn(note, "at"),
    })),
    asideWords: textIn(partIn(data, "set_aside"), "words"),
  };
}

function paiseIn(data: StoredData, field: string): number | null {
  const value = data[field];
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
