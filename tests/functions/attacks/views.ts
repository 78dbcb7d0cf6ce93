import type { viewInputs } from "@niyamdesk/domain/views/callables";
import type { Attacks } from "../attacked.ts";

export default {
  beginView: { by: ["admin"], input: { uid: "someone", reason: { kind: "help" } } },
  endView: { by: ["admin"], input: {} },
} satisfies Attacks<typeof viewInputs>;
