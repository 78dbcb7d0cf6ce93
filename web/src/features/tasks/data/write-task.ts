import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import {
  collection,
  doc,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from "firebase/firestore";
import { firebaseFirestore } from "../../../lib/backend/firebase.ts";
import { refuseInView } from "../../../lib/session/refuse-in-view.ts";
import { readTask, type TaskView } from "../read-task.ts";
import { type TaskFields, taskEdit } from "../task-edit.ts";

/**
 * Only the fields that are named are written, so that what another tab changed of the others stands. Without a network it is kept
 * and sent later: whoever waits for the answer waits as long.
 */
export async function changeTask(
  id: string,
  changes: Partial<Pick<TaskView, "doneAt"> & TaskFields>,
): Promise<void> {
  await refuseInView();
  const db = await firebaseFirestore();
  await updateDoc(doc(db, COLLECTIONS.tasks, id), { ...stored(changes), updated_at: serverTimestamp() });
}

/**
 * Changes a task from what it was when its form began. With a network the record itself is asked, since what other tabs wrote may
 * not have come here yet; without one, what is shown has to do.
 *
 * @param shown as this page knows it
 * @returns fields that were changed elsewhere to something else: then nothing was written
 */
export async function editTask(
  id: string,
  begun: TaskFields,
  shown: TaskFields,
  typed: TaskFields,
): Promise<{ conflicts: (keyof TaskFields)[]; now: TaskFields }> {
  await refuseInView();
  if (!navigator.onLine) {
    const { changes, conflicts } = taskEdit(begun, shown, typed);
    if (conflicts.length === 0) changeTask(id, changes).catch(console.warn);
    return { conflicts, now: shown };
  }
  const db = await firebaseFirestore();
  const ref = doc(db, COLLECTIONS.tasks, id);
  return runTransaction(db, async (transaction) => {
    const now = readTask(id, (await transaction.get(ref)).data() ?? {}) ?? shown;
    const { changes, conflicts } = taskEdit(begun, now, typed);
    if (conflicts.length === 0 && Object.keys(changes).length > 0) {
      transaction.update(ref, { ...stored(changes), updated_at: serverTimestamp() });
    }
    return { conflicts, now };
  });
}

export async function addTask(uid: string, fields: TaskFields): Promise<void> {
  await refuseInView();
  const db = await firebaseFirestore();
  await setDoc(doc(collection(db, COLLECTIONS.tasks)), {
    ...stored({ ...fields, doneAt: null }),
    owner_id: uid,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  });
}

function stored({ dueAt, doneAt, ...rest }: Partial<Pick<TaskView, "doneAt"> & TaskFields>): object {
  return {
    ...rest,
    ...(dueAt === undefined ? {} : { due_at: momentOf(dueAt) }),
    ...(doneAt === undefined ? {} : { done_at: momentOf(doneAt) }),
  };
}

function momentOf(instant: number | null): Timestamp | null {
  return instant === null ? null : Timestamp.fromMillis(instant);
}
