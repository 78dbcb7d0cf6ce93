import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useParameter } from "../../../lib/page/use-parameter.ts";
import type { DeskOrder } from "./desk-order.ts";
import type { Next } from "./next-step.ts";
import { ACT_PARAMETER } from "./order-queue.tsx";

/** A step that is closed in a dialog: which it was when it was opened, and in which of the two. */
export interface OpenedStep {
  act: "step";
  mark: string;
  dialog: "draft" | "finish";
}

/** Which dialog is open. */
export type Asked = { act: "ask" | "postpone" } | OpenedStep;

const DIALOGS: Partial<Record<Next["kind"], OpenedStep["dialog"]>> = {
  ...{ draft: "draft", changes: "draft" },
  ...{ work: "finish", client: "finish", file: "finish", decide: "finish", finish: "finish" },
};

/**
 * Which dialog is open stands in the address too: the queue opens an order with one. A press opens it whatever the address says at that moment, which
 * follows when the router gets to it.
 *
 * A dialog is about the step it was opened for. The order often moves on before the answer to what was sent is here: the dialog goes then, and its
 * late answer does not close one that was opened since. What comes in meanwhile, such as another document, takes nothing away that was typed.
 *
 * @param isKnown whether the documents are, without which nobody can say what is next
 */
export function useAsked(
  next: Next,
  { work }: Pick<DeskOrder, "work">,
  isKnown: boolean,
): { asked: Asked | null; mark: string; ask(act: Asked["act"]): void; close(one: Asked): void } {
  const [parameters] = useSearchParams();
  const [wanted, setWanted] = useState(() => parameters.get(ACT_PARAMETER));
  const [asked, setAsked] = useState<Asked | null>(null);
  const mark = "step" in next ? `${next.step.id}/${work?.drafts.length ?? 0}` : "";

  function opened(act: string | null): Asked | null {
    if (act === "ask" || act === "postpone") return { act };
    const dialog = DIALOGS[next.kind];
    return act === "step" && dialog !== undefined ? { act, mark, dialog } : null;
  }
  if (wanted !== null && (wanted !== "step" || isKnown)) {
    setWanted(null);
    setAsked(opened(wanted));
  }
  const isOver = asked?.act === "step" && asked.mark !== mark;
  if (isOver) setAsked(null);

  const put = useParameter(ACT_PARAMETER);
  const inAddress = wanted ?? asked?.act ?? null;
  useEffect(() => put(inAddress), [inAddress, put]);
  return {
    asked: isOver ? null : asked,
    mark,
    ask: (act) => setAsked(opened(act)),
    close: (one) => setAsked((now) => (now === one ? null : now)),
  };
}
