import { defineCallable } from "../../platform/define-callable.ts";
import { noteTransfer as note } from "./note-transfer.ts";
import { requestIdOf } from "./request-id.ts";

/** Notes that money went back by bank transfer. */
export const noteTransfer = defineCallable(
  "noteTransfer",
  { roles: ["admin"] },
  async ({ request_id, ...wanted }, caller) => {
    const id = requestIdOf(caller, request_id);
    await note({ ...wanted, id, by: { uid: caller.uid, role: caller.role ?? "" } });
    return { request_id: id };
  },
);
