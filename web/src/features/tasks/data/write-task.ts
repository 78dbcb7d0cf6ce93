import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { collection, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from "firebase/firestore";
import { firebaseFirestore } from "../../../lib/backend/firebase.ts";
import type { TaskView } from "../read-task.ts";

/** What a person decides of a task. */
export type TaskFields = Pick<TaskView, "title" | "notes" | "priority" | "dueAt">;

/**
 * Only the fields that are named are written, so that what another tab changed of the others stands. Without a network it is kept
 * and sent later: whoever waits for the answer waits as long.
 */
export async function changeTask(
  id: string,
  changes: Partial<Pick<TaskView, "doneAt"> & TaskFields>,
): Promise<void> {
  const db = await firebaseFirestore();
  await updateDoc(doc(db, COLLECTIONS.tasks, id), { ...stored(changes), updated_at: serverTimestamp() });
}

export async function addTask(uid: string, fields: TaskFields): Promise<void> {
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
