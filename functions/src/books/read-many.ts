import type { QueryDeclaration, ValuesOf } from "@niyamdesk/domain/base/query";
import type { DocumentData, DocumentReference } from "firebase-admin/firestore";
import { db } from "../platform/firestore.ts";
import { runWholeQuery } from "../platform/run-query.ts";

const AT_ONCE = 100;

/** Records by their ids, as far as they exist, each read once; counts what is read. */
export class Records<T extends DocumentData> {
  readonly #found = new Map<string, T>();
  readonly #asked = new Set<string>();
  readonly #ref: (id: string) => DocumentReference<T, T>;
  reads = 0;

  constructor(ref: (id: string) => DocumentReference<T, T>) {
    this.#ref = ref;
  }

  /** All that a declared query finds. */
  async findAll<D extends QueryDeclaration>(declaration: D, values: ValuesOf<D>): Promise<T[]> {
    const found = await runWholeQuery(declaration, values);
    this.reads += found.length;
    return found.map((entry) => {
      const record = entry.data() as T;
      this.#asked.add(entry.id);
      this.#found.set(entry.id, record);
      return record;
    });
  }

  /** Reads those that were not read yet. */
  async ask(ids: readonly (string | null | undefined)[]): Promise<void> {
    const wanted = [...new Set(ids)].filter((id): id is string => !!id && !this.#asked.has(id));
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      const some = wanted.slice(from, from + AT_ONCE);
      const snapshots = await db().getAll(...some.map((id) => this.#ref(id)));
      this.reads += some.length;
      for (const id of some) this.#asked.add(id);
      for (const snapshot of snapshots) {
        const record = snapshot.data() as T | undefined;
        if (record) this.#found.set(snapshot.id, record);
      }
    }
  }

  /** Undefined for one that was not asked for, or that there is not. */
  get(id: string | null | undefined): T | undefined {
    return id ? this.#found.get(id) : undefined;
  }
}
