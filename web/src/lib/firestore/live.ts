import { type QueryDeclaration, queryShape, type ValuesOf } from "@niyamdesk/domain/base/query";
import { doc } from "firebase/firestore";
import { useEffect, useReducer } from "react";
import { useFirestore, useObservable } from "reactfire";
import { NEVER, type Observable } from "rxjs";
import { currentSession } from "../session/session-store.ts";
import { declaredQuery } from "./firestore-query.ts";
import { type Listening, listeningOf, type Seen } from "./live-listening.ts";
import { type Stored, storedAt, storedOf } from "./live-source.ts";

/**
 * Live reads (reactfire) for `features/<name>/data`, below `FirestoreProvider`. They never throw and end when the screen is
 * left. `refused`: the rules said no, which for one document also means that it may not exist.
 */
export type Live<T> =
  | { status: "loading" }
  | { status: "ready"; value: T }
  | { status: "refused"; retry(): void }
  | { status: "failed"; retry(): void };

/** Turns a stored record into the product's own shape, or null when it is too broken to show. */
export type Reader<T> = (id: string, data: Readonly<Record<string, unknown>>) => T | null;

/** A declared query, live. Records that cannot be read are left out. Without values it is not asked yet: it is loading. */
export function useLiveQuery<D extends QueryDeclaration, T>(
  declaration: D,
  values: ValuesOf<D> | null,
  read: Reader<T>,
): Live<T[]> {
  const db = useFirestore();
  const key = `query:${values === null ? "" : JSON.stringify(queryShape(declaration, values))}`;
  const live = useListening<Stored[]>(key, () =>
    values === null ? NEVER : storedOf(declaredQuery(db, declaration, values), { kept: keptName(key) }),
  );
  return mapLive(live, (entries) =>
    entries.map(({ id, data }) => read(id, data)).filter((entry) => entry !== null),
  );
}

/** One document, live; null when it does not exist (or cannot be read). */
export function useLiveDocument<T>(
  path: readonly [collection: string, id: string],
  read: Reader<T>,
): Live<T | null> {
  const db = useFirestore();
  const key = `document:${path.join("/")}`;
  const live = useListening<Stored | null>(key, () => storedAt(doc(db, ...path), { kept: keptName(key) }));
  return mapLive(live, (entry) => entry && read(entry.id, entry.data));
}

/** A client's reads are kept on their device; staff read other people's records. */
export function keptName(key: string): string | null {
  const session = currentSession();
  if (session.status !== "signed_in" || session.role !== "client_user") return null;
  return session.viewer === undefined ? `${session.uid} ${key}` : null;
}

/** The same state with another value. */
export function mapLive<A, B>(live: Live<A>, change: (value: A) => B): Live<B> {
  return live.status === "ready" ? { status: "ready", value: change(live.value) } : live;
}

export function useListening<T>(key: string, open: () => Observable<T>): Live<T> {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const listening: Listening<T> = listeningOf(key, open);
  useEffect(() => listening.hold(drawAgain), [listening]);
  const { data } = useObservable<Seen<T> | undefined>(listening.id, listening.source, { suspense: false });
  if (data === undefined) return { status: "loading" };
  if ("value" in data) return { status: "ready", value: data.value };
  return { status: data.failure === "refused" ? "refused" : "failed", retry: listening.end };
}
