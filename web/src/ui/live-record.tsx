import type { ReactNode } from "react";
import { common } from "#messages/common.ts";
import type { Live } from "../lib/firestore/live.ts";
import { ButtonLink } from "./button.tsx";
import { DeadEnd } from "./dead-end.tsx";
import { ErrorState, Loading } from "./states.tsx";

interface LiveRecordProps<T> {
  live: Live<T | null>;
  words: { loading?: string; failed: string; notFound: string; notFoundWhy: string; back: string };
  /** Where to go when there is no such record. */
  list: string;
  children(value: T): ReactNode;
}

/** A page about one record, whatever becomes of reading it. */
export function LiveRecord<T>({ live, words, list, children }: LiveRecordProps<T>) {
  if (live.status === "loading") return <Loading {...(words.loading ? { label: words.loading } : {})} />;
  if (live.status !== "ready") {
    return (
      <ErrorState title={words.failed} onRetry={live.retry}>
        {common.checkConnection}
      </ErrorState>
    );
  }
  if (live.value === null) {
    return (
      <DeadEnd title={words.notFound} ways={<ButtonLink to={list}>{words.back}</ButtonLink>}>
        {words.notFoundWhy}
      </DeadEnd>
    );
  }
  return children(live.value);
}
