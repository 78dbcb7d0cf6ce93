import { expect, it } from "vitest";
import { writeDraft } from "../../lib/device/draft.ts";
import { beginMessage, draftOfOrder, typedMessage } from "./typed-message.ts";

it("[N-37] begins a message with words to send, and never over what was typed", () => {
  beginMessage("ORD-1", "This is done: You e-verify the return.");
  expect(typedMessage("ORD-1")).toBe("This is done: You e-verify the return.");
  writeDraft(draftOfOrder("ORD-2"), { text: "One more thing" });
  beginMessage("ORD-2", "This is done: You e-verify the return.");
  expect(typedMessage("ORD-2")).toBe("One more thing");
});
