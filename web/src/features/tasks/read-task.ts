import { oneIn, type StoredData, textIn, timeIn } from "../../lib/firestore/stored.ts";

export interface TaskView {
  id: string;
  title: string;
  notes: string | null;
  priority: "high" | "medium" | "low";
  /** Epoch ms. */
  dueAt: number | null;
}

export function readTask(id: string, data: StoredData): TaskView | null {
  const title = textIn(data, "title");
  if (title === null) return null;
  return {
    id,
    title,
    notes: textIn(data, "notes"),
    priority: oneIn(data, "priority", ["high", "medium", "low"], "medium"),
    dueAt: timeIn(data, "due_at"),
  };
}
