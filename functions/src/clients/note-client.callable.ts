import { defineCallable } from "../platform/define-callable.ts";
import { noteClient as note } from "./note-client.ts";

/** Keeps a note on a client, for administrators. */
export const noteClient = defineCallable("noteClient", { roles: ["admin"] }, async (input, caller) => {
  await note(input, caller);
  return {};
});
