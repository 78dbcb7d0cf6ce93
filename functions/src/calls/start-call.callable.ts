import { defineCallable } from "../platform/define-callable.ts";
import { start } from "./start.ts";

/** Begins a call. */
export const startCall = defineCallable(
  "startCall",
  { roles: ["telecaller", "ca"] },
  async (input, caller) => {
    return { started_at: await start(input, caller) };
  },
);
