import { defineCallable } from "../platform/define-callable.ts";
import { lookAtInvitation } from "../staff/look-at-invitation.ts";
import { lookAtLink as look } from "./look-at-link.ts";

const UNKNOWN = { purpose: null, state: "unknown", address: "" } as const;

/** What a mailed link does, asked by the page it leads to. */
export const lookAtLink = defineCallable(
  "lookAtLink",
  { roles: "anyone", rateLimit: { calls: 60, perSeconds: 60 } },
  async ({ token }) => (await look(token)) ?? (await lookAtInvitation(token)) ?? UNKNOWN,
);
