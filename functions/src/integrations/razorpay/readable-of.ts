import * as z from "zod/mini";
import { logFailure } from "../../platform/log.ts";

/** The items of a list that can be read. Of each other one the operators are told, without what is in it. */
export function readableOf<S extends z.ZodMiniType>(
  what: string,
  schema: S,
  items: readonly unknown[],
): z.output<S>[] {
  return items.flatMap((item) => {
    const parsed = z.safeParse(schema, item);
    if (parsed.success) return [parsed.data];
    logFailure(`razorpay: a ${what} of a list cannot be read`, parsed.error, { id: idIn(item) });
    return [];
  });
}

/** The entity's id where there is one that looks like one. */
function idIn(item: unknown): string | null {
  const id = typeof item === "object" && item !== null && "id" in item ? item.id : null;
  return typeof id === "string" && /^[a-z]{3,5}_[A-Za-z0-9]{1,40}$/.test(id) ? id : null;
}
