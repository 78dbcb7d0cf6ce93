import {
  answerDraftInput,
  askDocumentsInput,
  beginOrderInput,
  cancelOrderInput,
  cancelOwnOrderInput,
  finishStepInput,
  postponeStepInput,
  reassignOrderInput,
  sendDraftInput,
  waiveDocumentInput,
} from "./order-inputs.ts";

export const orderInputs = {
  answerDraft: answerDraftInput,
  askDocuments: askDocumentsInput,
  beginOrder: beginOrderInput,
  cancelOrder: cancelOrderInput,
  cancelOwnOrder: cancelOwnOrderInput,
  finishStep: finishStepInput,
  postponeStep: postponeStepInput,
  reassignOrder: reassignOrderInput,
  sendDraft: sendDraftInput,
  waiveDocument: waiveDocumentInput,
} as const;

type Nothing = Record<string, never>;

/** What is done already is done: sent again, each finds that. */
export interface OrderOutputs {
  answerDraft: Nothing;
  askDocuments: Nothing;
  beginOrder: Nothing;
  /** What goes back, or went back before. */
  cancelOrder: { back_paise: number };
  cancelOwnOrder: { back_paise: number };
  finishStep: Nothing;
  postponeStep: Nothing;
  reassignOrder: Nothing;
  /** The version that it is. */
  sendDraft: { version: number };
  waiveDocument: Nothing;
}
