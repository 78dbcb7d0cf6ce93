import { defineCallable } from "../platform/define-callable.ts";
import { connect } from "./connect.ts";

/** Somebody answered. */
export const connectCall = defineCallable(
  "connectCall",
  { roles: ["telecaller", "ca"] },
  async ({ call_id }, caller) => {
    return { connected_at: await connect(call_id, caller) };
  },
);
