import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { doc, type Firestore, runTransaction, serverTimestamp, Timestamp } from "firebase/firestore";
import { useFirestore } from "reactfire";
import { textIn, timeIn } from "../../../lib/firestore/stored.ts";
import { refuseInView } from "../../../lib/session/refuse-in-view.ts";

/** What may be completed of a call that is over. */
export interface CallDetails {
  notes: string;
  isDue: boolean;
  /** Epoch ms. */
  followUpAt: number | null;
}

/** Somebody, or another tab, changed it since it was opened. */
export class CallChanged extends Error {
  readonly now: CallDetails;

  constructor(now: CallDetails) {
    super("The call was changed meanwhile");
    this.now = now;
  }
}

/** Writes what was completed, unless the call is not what it was when the form was opened. @throws CallChanged */
export function useEditCall(): (id: string, was: CallDetails, wanted: CallDetails) => Promise<void> {
  const db = useFirestore();
  return (id, was, wanted) => editCall(db, id, was, wanted);
}

async function editCall(db: Firestore, id: string, was: CallDetails, wanted: CallDetails): Promise<void> {
  await refuseInView();
  const ref = doc(db, COLLECTIONS.telecallerCalls, id);
  await runTransaction(db, async (transaction) => {
    const data = (await transaction.get(ref)).data() ?? {};
    const now: CallDetails = {
      notes: textIn(data, "notes") ?? "",
      isDue: data.follow_up_required === true,
      followUpAt: timeIn(data, "follow_up_date"),
    };
    if (!isSame(now, was)) throw new CallChanged(now);
    transaction.update(ref, {
      notes: wanted.notes,
      follow_up_required: wanted.isDue,
      follow_up_date: wanted.followUpAt === null ? null : Timestamp.fromMillis(wanted.followUpAt),
      updated_at: serverTimestamp(),
    });
  });
}

function isSame(one: CallDetails, other: CallDetails): boolean {
  return one.notes === other.notes && one.isDue === other.isDue && one.followUpAt === other.followUpAt;
}
