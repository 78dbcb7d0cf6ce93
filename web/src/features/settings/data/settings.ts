import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput, CallableOutputs } from "@niyamdesk/domain/callables";
import { SECOND_STEP_RULES, type SecondStepRule } from "@niyamdesk/domain/sessions/second-step";
import { useEffect, useReducer, useState } from "react";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, mapLive, useLiveDocument } from "../../../lib/firestore/live.ts";
import { oneIn, textIn, timeIn } from "../../../lib/firestore/stored.ts";

type Company = CallableOutputs["readCompany"];

/** What invoices say of us. Asked again after each change, whoever made it. */
export function useCompany(): Live<Company> {
  const changed = useLiveDocument([COLLECTIONS.settings, "company"], (_, data) => timeIn(data, "updated_at"));
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const [state, setState] = useState<Live<Company>>({ status: "loading" });
  /** What is asked for: another one for each change and each try. */
  const wanted = changed.status === "ready" ? `${changed.value ?? 0} ${tries}` : null;
  useEffect(() => {
    if (wanted === null) return;
    let isLeft = false;
    const show = (next: Live<Company>) => !isLeft && setState(next);
    call("readCompany", {}).then(
      (value) => show({ status: "ready", value }),
      () => show({ status: "failed", retry: tryAgain }),
    );
    return () => {
      isLeft = true;
    };
  }, [wanted]);
  return changed.status === "failed" || changed.status === "refused" ? changed : state;
}

/** Throws `AppError`. */
export const saveCompany = (input: CallableInput<"saveCompany">) => call("saveCompany", input);
export const setMailSender = (input: CallableInput<"setMailSender">) => call("setMailSender", input);

export interface SenderView {
  name: string;
  replyTo: string;
  /** Epoch ms; null: never. */
  setAt: number | null;
}

export function useMailSender(): Live<SenderView> {
  const live = useLiveDocument([COLLECTIONS.settings, "mail"], (_, data) => ({
    name: textIn(data, "sender_name") ?? "",
    replyTo: textIn(data, "reply_to") ?? "",
    setAt: timeIn(data, "updated_at"),
  }));
  return mapLive(live, (known) => known ?? { name: "", replyTo: "", setAt: null });
}

export interface AccessView {
  rule: SecondStepRule;
  /** Epoch ms; null: never. */
  setAt: number | null;
}

/** Who needs a second step, live. */
export function useAccess(): Live<AccessView> {
  const live = useLiveDocument([COLLECTIONS.settings, "access"], (_, data) => ({
    rule: oneIn(data, "second_step", SECOND_STEP_RULES, "nobody"),
    setAt: timeIn(data, "updated_at"),
  }));
  return mapLive(live, (known) => known ?? { rule: "nobody", setAt: null });
}

/** Throws `AppError`. */
export const setSecondStepRule = (input: CallableInput<"setSecondStepRule">) =>
  call("setSecondStepRule", input);
