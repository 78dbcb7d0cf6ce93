import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";

/** What whoever has an order does with it; each throws `AppError`, and what is done already is done. */
export const beginOrder = (order_id: string) => call("beginOrder", { order_id });

export const finishStep = (input: CallableInput<"finishStep">) => call("finishStep", input);

export const askDocuments = (input: CallableInput<"askDocuments">) => call("askDocuments", input);

export const waiveDocument = (input: CallableInput<"waiveDocument">) => call("waiveDocument", input);

export const sendDraft = (input: CallableInput<"sendDraft">) => call("sendDraft", input);

export const postponeStep = (input: CallableInput<"postponeStep">) => call("postponeStep", input);

/** What the documents of an order have to agree with. */
export const orderClient = (order_id: string) => call("orderClient", { order_id });

export const raiseOrder = (input: CallableInput<"raiseOrder">) => call("raiseOrder", input);

export const prepareFollowUp = (input: CallableInput<"prepareFollowUp">) => call("prepareFollowUp", input);

export const prepareReturn = (input: CallableInput<"prepareReturn">) => call("prepareReturn", input);

/** For administrators. */
export const reassignOrder = (input: CallableInput<"reassignOrder">) => call("reassignOrder", input);

export const saveStepPlan = (input: CallableInput<"saveStepPlan">) => call("saveStepPlan", input);
