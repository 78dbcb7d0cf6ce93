import { desk } from "#messages/workspaces/order-desk.ts";
import type { DeskOrder } from "./desk-order.ts";
import type { Next } from "./next-step.ts";

const words = desk.next;

/** What an order needs now, in a row of a list. */
export function nextWords(next: Next, { work }: Pick<DeskOrder, "work">): string {
  switch (next.kind) {
    case "closed":
    case "begin":
    case "changes":
    case "documents":
      return words[next.kind];
    case "check":
      if (next.acts === 0) return words.check(next.count);
      return next.count === 0 ? words.checkPortal : words.checkBoth(next.count);
    case "work":
      // Its step is named for the client, who has done their part.
      return next.step.closes === "documents" ? words.checkSome : words.work(next.step.name);
    case "approval":
      return words.approval(work?.drafts.at(-1)?.version ?? 1);
    default:
      return words[next.kind](next.step.name);
  }
}
