import type { FieldConflict } from "@niyamdesk/domain/services/callables";
import { ruleOf } from "@niyamdesk/domain/services/field-rules";
import type { FieldValue, ServiceFields } from "@niyamdesk/domain/services/service-fields";
import { useCallback, useEffect, useRef, useState } from "react";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { clearDraft, readDraft, writeDraft } from "../../../lib/device/draft.ts";
import { saveServiceDraft } from "../data/editor.ts";
import type { DraftView, Sold } from "./read-editor.ts";

/** What was typed and is not yet in the draft that this browser sees. */
interface Typed {
  value: FieldValue;
  /** Mark of the field when it was typed over. */
  seen: number;
  /** It was kept with that mark; the live draft says so soon. */
  kept: boolean;
}

type AllTyped = Readonly<Record<string, Typed>>;

export interface Editor {
  /** What is shown: typed, else drafted, else sold. */
  fields: ServiceFields;
  sold: ServiceFields;
  /** What differs from what is sold. */
  changes: ServiceFields;
  /** What is known in Hindi, by the hash of its English. */
  hindi: Readonly<Record<string, string>>;
  conflicts: Readonly<Record<string, FieldConflict>>;
  /** What cannot be kept as it is, by field. */
  refused: Readonly<Record<string, string>>;
  /** All that was typed is in the draft. */
  isKept: boolean;
  failure: string | null;
  set(field: string, value: FieldValue): void;
  setAll(values: ServiceFields): void;
  /** Of a conflict. */
  keepMine(field: string): void;
  takeTheirs(field: string): void;
  /** Sends what waits. */
  retry(): void;
}

const PAUSE_MS = 700;
/** So many fields go at once. */
const MOST_AT_ONCE = 40;

/** The fields of a service that is edited: kept by the server as they are typed, and in this tab until they are. */
export function useEditor(id: string, sold: Sold, draft: DraftView | null): Editor {
  const key = `service.${id}`;
  const [typed, setTyped] = useState<AllTyped>(() => (readDraft(key) ?? {}) as unknown as AllTyped);
  const [conflicts, setConflicts] = useState<Readonly<Record<string, FieldConflict>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);
  const marks = draft?.marks ?? {};
  const values = draft?.values ?? {};
  const refused = refusedOf(typed);
  const waiting = Object.entries(typed).filter(
    ([field, { kept }]) => !kept && !Object.hasOwn(conflicts, field) && !Object.hasOwn(refused, field),
  );

  const send = useCallback(async () => {
    if (sending.current || waiting.length === 0) return;
    sending.current = true;
    const sent = waiting.slice(0, MOST_AT_ONCE);
    try {
      const answer = await saveServiceDraft({
        service_id: id,
        changes: sent.map(([field, { value, seen }]) => ({ field, value, seen })),
      });
      setFailure(null);
      setConflicts((before) => ({
        ...before,
        ...Object.fromEntries(answer.conflicts.map((one) => [one.field, one])),
      }));
      setTyped((now) => noted(now, sent, answer.marks));
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      sending.current = false;
    }
  }, [id, waiting]);

  // Whatever is typed next is sent with it.
  useEffect(() => {
    if (waiting.length === 0 || failure !== null) return;
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, failure, send]);

  useEffect(() => {
    const again = () => setFailure(null);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);

  // What was kept stands in the live draft now.
  useEffect(() => {
    setTyped((now) => {
      const left = Object.entries(now).filter(
        ([field, { kept, seen }]) => !kept || (marks[field] ?? 0) < seen,
      );
      return left.length === Object.keys(now).length ? now : Object.fromEntries(left);
    });
  }, [marks]);

  useEffect(() => {
    if (Object.keys(typed).length === 0) clearDraft(key);
    else writeDraft(key, typed as unknown as Record<string, unknown>);
  }, [key, typed]);

  const setAll = (changed: ServiceFields) => {
    setFailure(null);
    setTyped((now) => ({
      ...now,
      ...Object.fromEntries(
        Object.entries(changed).map(([field, value]) => [
          field,
          { value, seen: now[field]?.seen ?? marks[field] ?? 0, kept: false },
        ]),
      ),
    }));
  };
  const settle = (field: string, next: Typed | null) => {
    setConflicts(({ [field]: _, ...others }) => others);
    setTyped(({ [field]: mine, ...others }) =>
      next && mine ? { ...others, [field]: { ...mine, ...next } } : others,
    );
  };
  const own = Object.fromEntries(Object.entries(typed).map(([field, { value }]) => [field, value]));
  const changed = { ...values, ...own };
  return {
    ...{ fields: { ...sold.fields, ...changed }, sold: sold.fields, hindi: sold.hindi },
    changes: Object.fromEntries(
      Object.entries(changed).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(sold.fields[field] ?? null),
      ),
    ),
    ...{ conflicts, refused, failure, setAll },
    isKept: Object.values(typed).every(({ kept }) => kept),
    set: (field, value) => setAll({ [field]: value }),
    keepMine: (field) => {
      const [mine, theirs] = [typed[field], conflicts[field]];
      if (mine && theirs) settle(field, { value: mine.value, seen: theirs.rev, kept: false });
    },
    takeTheirs: (field) => settle(field, null),
    retry: () => setFailure(null),
  };
}

/** What was kept with its new mark, unless it was typed over since: then it has been seen. */
function noted(
  now: AllTyped,
  sent: readonly [string, Typed][],
  marks: Readonly<Record<string, number>>,
): AllTyped {
  const changed = sent.flatMap(([field, { value }]): [string, Typed][] => {
    const [mark, current] = [marks[field], now[field]];
    if (mark === undefined || current === undefined) return [];
    return [[field, { ...current, seen: mark, kept: current.value === value }]];
  });
  return { ...now, ...Object.fromEntries(changed) };
}

function refusedOf(typed: AllTyped): Record<string, string> {
  const found = Object.entries(typed).flatMap(([field, { value }]): [string, string][] => {
    const rule = ruleOf(field);
    const result = rule === null ? null : rule["~standard"].validate(value);
    if (result === null || result instanceof Promise || result.issues === undefined) return [];
    return [[field, result.issues[0]?.message ?? ""]];
  });
  return Object.fromEntries(found);
}
