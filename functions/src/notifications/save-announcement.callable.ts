import { defineCallable } from "../platform/define-callable.ts";
import { save } from "./save-announcement.ts";

/** Announces something, or corrects an announcement. */
export const saveAnnouncement = defineCallable(
  "saveAnnouncement",
  { roles: ["admin"] },
  async (input, caller) => ({ version: await save(input, caller) }),
);
