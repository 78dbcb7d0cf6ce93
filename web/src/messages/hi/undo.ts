import type { undoing as english } from "../en/undo.ts";
import type { Texts } from "../texts.ts";

export const undoing: Texts<typeof english> = {
  undo: "वापस लें",
  undone: "वापस ले लिया",
};
