import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  PartialWithFieldValue,
  Transaction,
  UpdateData,
  WithFieldValue,
  WriteBatch,
} from "firebase-admin/firestore";
import { db } from "./firestore.ts";
import { retryContention } from "./retry.ts";

type Ref<T extends DocumentData> = DocumentReference<T, T>;

/** Writes gathered to be committed together. */
export interface Writer {
  create<T extends DocumentData>(ref: Ref<T>, data: WithFieldValue<T>): void;
  /** Over whatever is there; fields not named stay. */
  merge<T extends DocumentData>(ref: Ref<T>, data: PartialWithFieldValue<T>): void;
  /** Whether it is there or not. */
  delete<T extends DocumentData>(ref: Ref<T>): void;
}

/**
 * What one attempt reads and means to write. A document that was read and is updated must not have changed in between;
 * what is created must not exist; what is only read is not watched, unless it is said to be `stillAbsent`.
 */
export interface UnitOfWork extends Writer {
  /** The same answer for the same document throughout an attempt. */
  get<T extends DocumentData>(ref: Ref<T>): Promise<T | undefined>;
  /** Reads many in one go, which `get` answers with afterwards: an attempt over hundreds does not ask for each by itself. */
  ahead<T extends DocumentData>(refs: readonly Ref<T>[]): Promise<void>;
  /** The database's time (epoch ms) of the newest read: the clock of this machine decides nothing. Needs a read before. */
  now(): number;
  update<T extends DocumentData>(ref: Ref<T>, data: UpdateData<T>): void;
  /** What was not there when it was read must not be there at the commit either. */
  stillAbsent<T extends DocumentData>(ref: Ref<T>): void;
}

/**
 * Reads, decides and writes in one atomic commit; when somebody else was faster, all of it starts again. Nothing is
 * locked, so many at once do not wait for each other, and a process that dies half-way leaves nothing behind.
 */
export function commitTogether<R>(attempt: (unit: UnitOfWork) => Promise<R>): Promise<R> {
  return retryContention(async () => {
    const unit = new Gathered();
    const result = await attempt(unit);
    await unit.commit();
    return result;
  });
}

/**
 * The same within a transaction of the database's, committed with all else that this writes: what the attempt reads is not locked, but
 * must not have changed, so that many at once do not wait for each other. The transaction is to be tried again by `retryContention`.
 */
export async function togetherWith<R>(
  tx: Transaction,
  attempt: (unit: UnitOfWork) => Promise<R>,
): Promise<R> {
  const unit = new Gathered();
  const result = await attempt(unit);
  unit.writeTo(tx);
  return result;
}

/** What an attempt would come to: all is read, nothing written. */
export function asIf<R>(attempt: (unit: UnitOfWork) => Promise<R>): Promise<R> {
  return attempt(new Gathered());
}

class Gathered implements UnitOfWork {
  readonly #seen = new Map<string, Promise<DocumentSnapshot>>();
  readonly #snapshots = new Map<string, DocumentSnapshot>();
  #now = 0;
  readonly #writes: ((batch: WriteBatch) => void)[] = [];
  readonly #written = new Set<string>();

  async get<T extends DocumentData>(ref: Ref<T>): Promise<T | undefined> {
    const seen = this.#seen.get(ref.path) ?? ref.get();
    this.#seen.set(ref.path, seen);
    const snapshot = await seen;
    this.#snapshots.set(ref.path, snapshot);
    this.#now = Math.max(this.#now, snapshot.readTime.toMillis());
    return snapshot.data() as T | undefined;
  }

  async ahead<T extends DocumentData>(refs: readonly Ref<T>[]): Promise<void> {
    const wanted = new Map(refs.filter(({ path }) => !this.#seen.has(path)).map((ref) => [ref.path, ref]));
    if (wanted.size === 0) return;
    for (const snapshot of await db().getAll(...wanted.values())) {
      this.#seen.set(snapshot.ref.path, Promise.resolve(snapshot));
    }
  }

  now(): number {
    if (this.#now === 0) throw new RangeError("Nothing was read yet");
    return this.#now;
  }

  create<T extends DocumentData>(ref: Ref<T>, data: WithFieldValue<T>): void {
    this.#write(ref, (batch) => batch.create(ref, data));
  }

  merge<T extends DocumentData>(ref: Ref<T>, data: PartialWithFieldValue<T>): void {
    this.#write(ref, (batch) => batch.set(ref, data, { merge: true }));
  }

  delete<T extends DocumentData>(ref: Ref<T>): void {
    this.#write(ref, (batch) => batch.delete(ref));
  }

  update<T extends DocumentData>(ref: Ref<T>, data: UpdateData<T>): void {
    // The database looks at each write on top of those before it: a second one would find the document changed by the first, which guards all.
    const isFirst = !this.#written.has(ref.path);
    const lastUpdateTime = isFirst ? this.#snapshots.get(ref.path)?.updateTime : undefined;
    this.#write(ref, (batch) => batch.update(ref, data, lastUpdateTime ? { lastUpdateTime } : {}));
  }

  stillAbsent<T extends DocumentData>(ref: Ref<T>): void {
    // No write that only looks is offered; a deletion that must find nothing changes nothing.
    this.#write(ref, (batch) => batch.delete(ref, { exists: false }));
  }

  #write({ path }: { path: string }, write: (batch: WriteBatch) => void): void {
    this.#written.add(path);
    this.#writes.push(write);
  }

  async commit(): Promise<void> {
    if (this.#writes.length === 0) return;
    const batch = db().batch();
    this.writeTo(batch);
    await batch.commit();
  }

  writeTo(target: WriteBatch | Transaction): void {
    // Both take the same writes; only what they answer differs.
    for (const write of this.#writes) write(target as WriteBatch);
  }
}
