import { MAILS } from "../nouns.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { saveMailWording as save } from "./save-mail-wording.ts";

/** Chooses the words of a kind of mail. */
export const saveMailWording = defineCallable(
  "saveMailWording",
  { roles: ["admin"], maxBytes: 256 * 1024 },
  async (input, by) => ({
    version: await save(input, MAILS, by),
  }),
);
