import {
  answerConditionInput,
  answerDraftInput,
  askDocumentsInput,
  beginOrderInput,
  cancelOrderInput,
  cancelOwnOrderInput,
  confirmActInput,
  finishStepInput,
  orderClientInput,
  postponeStepInput,
  prepareReturnInput,
  raiseOrderInput,
  reassignOrderInput,
  reviewActInput,
  sendDraftInput,
  waiveDocumentInput,
} from "./order-inputs.ts";

export const orderInputs = {
  answerCondition: answerConditionInput,
  answerDraft: answerDraftInput,
  askDocuments: askDocumentsInput,
  beginOrder: beginOrderInput,
  cancelOrder: cancelOrderInput,
  cancelOwnOrder: cancelOwnOrderInput,
  confirmAct: confirmActInput,
  finishStep: finishStepInput,
  orderClient: orderClientInput,
  postponeStep: postponeStepInput,
  prepareReturn: prepareReturnInput,
  raiseOrder: raiseOrderInput,
  reassignOrder: reassignOrderInput,
  reviewAct: reviewActInput,
  sendDraft: sendDraftInput,
  waiveDocument: waiveDocumentInput,
} as const;

type Nothing = Record<string, never>;

/** What is done already is done: sent again, each finds that. */
export interface OrderOutputs {
  answerCondition: Nothing;
  answerDraft: Nothing;
  askDocuments: Nothing;
  beginOrder: Nothing;
  /** What goes back, or went back before. */
  cancelOrder: { back_paise: number };
  cancelOwnOrder: { back_paise: number };
  confirmAct: Nothing;
  finishStep: Nothing;
  /** As its client keeps them in their profile; null: they are not there. */
  orderClient: Record<"name" | "pan" | "gstin" | "billing_name" | "address" | "state_code", string | null>;
  postponeStep: Nothing;
  /** `text`: to be pasted into a chat. `mailed`: false where the address was written to too often lately. */
  prepareReturn: { link: string; text: string; mailed: boolean };
  raiseOrder: Nothing;
  reassignOrder: Nothing;
  reviewAct: Nothing;
  /** The version that it is. */
  sendDraft: { version: number };
  waiveDocument: Nothing;
}
