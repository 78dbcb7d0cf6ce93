import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readKeptDraft } from "../../../lib/device/kept-draft.ts";
import { enqueue, removeQueued } from "./outbox.ts";

const sent = vi.hoisted(() => [] as string[]);
// Where it would leave the device: what is promised is that nothing does, which no function could tell.
vi.mock("../../../lib/backend/callables.ts", () => ({
  call: async (_name: string, { text }: { text: string }) => {
    sent.push(text);
    return { message_id: `m_${text}` };
  },
}));

const message = (text: string) => ({ orderId: "order", text, attachments: [] });
const keptIds = (uid: string) => {
  const queued = readKeptDraft(`unsent.messages.${uid}`)?.values.queued as { requestId: string }[];
  return queued.map(({ requestId }) => requestId);
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("[O-02] a message that is taken back while it gets its name is not sent, and the next one is", async () => {
  enqueue("asha", message("Wrong thread"));
  const [first = ""] = keptIds("asha");
  removeQueued("asha", first);
  enqueue("asha", message("Here is my PAN"));
  await vi.waitFor(() => expect(sent).toEqual(["Here is my PAN"]));
  expect(keptIds("asha")).toEqual([]);
});

test("[O-02] a message that gets no name is sent all the same, and those behind it", async () => {
  vi.spyOn(crypto.subtle, "digest").mockRejectedValue(new Error("No hash"));
  enqueue("ravi", message("One"));
  enqueue("ravi", message("Two"));
  await vi.waitFor(() => expect(sent).toEqual(["One", "Two"]));
});
