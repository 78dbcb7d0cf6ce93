import { typedApplicationId } from "@niyamdesk/domain/applications/application-id";
import { useSyncExternalStore } from "react";
import { keepDraft, readKeptDraft } from "../../lib/device/kept-draft.ts";

/** An application that was sent from this device, or looked at here. */
export interface SentApplication {
  id: string;
  /** Epoch ms. */
  appliedAt: number;
}

const NAME = "franchise-applications";
const MOST = 3;
const NONE: readonly SentApplication[] = [];

/** The newest first. Gone a month after the last look, and when somebody signs out here. */
export function sentApplications(): readonly SentApplication[] {
  const kept = readKeptDraft(NAME)?.values.ids;
  if (!Array.isArray(kept)) return NONE;
  return kept.flatMap((id: unknown) => {
    const known = typeof id === "string" ? typedApplicationId(id) : null;
    return known === null ? [] : [{ id: known, appliedAt: appliedAt(known) }];
  });
}

/** The same for what is drawn; none where the page was written at build. */
export function useSentApplications(): readonly SentApplication[] {
  const text = useSyncExternalStore(
    () => () => undefined,
    () =>
      sentApplications()
        .map(({ id }) => id)
        .join(" "),
    () => "",
  );
  return text === "" ? NONE : text.split(" ").map((id) => ({ id, appliedAt: appliedAt(id) }));
}

export function rememberApplication(id: string): void {
  const others = sentApplications().filter((known) => known.id !== id);
  keepDraft(NAME, { ids: [id, ...others.map((other) => other.id)].slice(0, MOST) });
}

/** When it was made stands in its ID. */
export function appliedAt(id: string): number {
  return Number(id.split("-")[1]);
}
