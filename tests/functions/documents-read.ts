import { DocumentReference, Query } from "firebase-admin/firestore";
import { vi } from "vitest";

/** How many documents are read, and paid for, while something runs in this process. */
export async function documentsRead(work: () => Promise<unknown>): Promise<number> {
  let read = 0;
  const queries = vi.spyOn(Query.prototype, "get");
  const single = vi.spyOn(DocumentReference.prototype, "get");
  try {
    await work();
    for (const { value } of queries.mock.results) read += (await value).size;
    return read + single.mock.calls.length;
  } finally {
    queries.mockRestore();
    single.mockRestore();
  }
}
