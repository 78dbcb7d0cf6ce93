import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { clearKeptDraft, type KeptDraft, keepDraft, readKeptDraft } from "../device/kept-draft.ts";
import { KEPT_PREFIX } from "../device/remembered.ts";
import { type Step, stepShown } from "./steps.ts";

interface StepsAsked<Draft> {
  steps: readonly Step<Draft>[];
  /** The step that the address names. */
  asked: string | undefined;
  addressOf(id: string): string;
  /** Under which name the draft is kept on this device. */
  draft: string;
  /** As the page was written at build: what is kept on a device is not looked at yet. */
  isWritten?: boolean;
  /** The draft out of what was kept, which an older build may have written; also of nothing. */
  read(kept: KeptDraft["values"]): Draft;
}

export interface Wizard<Draft> {
  index: number;
  current: Step<Draft>;
  draft: Draft;
  /** Epoch ms; null before anything was kept. */
  savedAt: number | null;
  /** How often another tab wrote the draft: fields are drawn anew with what it wrote, so that they do not undo it. */
  changedElsewhere: number;
  /** The address names another step than the one that may be shown: go to this one, in its place. */
  redirect: string | null;
  /** Keeps what is typed; called as it is typed. */
  keep(values: Partial<Draft>): void;
  /** Keeps it and goes on to the next step. Every step is an entry of the history: Back leads to the one before. */
  next(values?: Partial<Draft>): void;
  previous(): void;
  /** Sent, or thrown away. */
  clear(): void;
}

/** A wizard whose steps have addresses and whose draft stays on the device. */
export function useSteps<Draft extends Record<string, unknown>>(wizard: StepsAsked<Draft>): Wizard<Draft> {
  const { steps, asked, addressOf, draft: name, isWritten = false, read } = wizard;
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => (isWritten ? null : readKeptDraft(name)));
  const [changedElsewhere, setChangedElsewhere] = useState(0);
  useEffect(() => {
    if (isWritten) return;
    // Told to the other tabs alone.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && key !== KEPT_PREFIX + name) return;
      setKept(readKeptDraft(name));
      setChangedElsewhere((times) => times + 1);
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [name, isWritten]);
  const draft = read(kept?.values ?? {});
  const index = stepShown(steps, asked, draft);
  const current = steps[index];
  if (current === undefined) throw new Error("A wizard has steps");
  const goTo = (place: number) => {
    const step = steps[place];
    if (step !== undefined) void navigate(addressOf(step.id));
  };
  // What stands in the storage, not what was drawn last: two calls of one press both count.
  const keep = (values: Partial<Draft>) =>
    setKept(keepDraft(name, { ...read(readKeptDraft(name)?.values ?? {}), ...values }));
  return {
    index,
    current,
    draft,
    savedAt: kept?.savedAt ?? null,
    changedElsewhere,
    redirect: asked === current.id ? null : addressOf(current.id),
    keep,
    next(values) {
      if (values !== undefined) keep(values);
      goTo(index + 1);
    },
    previous: () => goTo(index - 1),
    clear() {
      clearKeptDraft(name);
      setKept(null);
    },
  };
}
