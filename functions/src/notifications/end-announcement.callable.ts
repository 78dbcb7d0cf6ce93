import { defineCallable } from "../platform/define-callable.ts";
import { end } from "./save-announcement.ts";

/** Takes an announcement from everybody's sight. */
export const endAnnouncement = defineCallable(
  "endAnnouncement",
  { roles: ["admin"] },
  async (input, caller) => {
    await end(input, caller);
    return {};
  },
);
