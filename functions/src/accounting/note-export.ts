import { randomUUID } from "node:crypto";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** Who took which file is noted before it is handed out. */
export async function noteExport(
  { uid, role }: Pick<Caller, "uid" | "role">,
  subject: string,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const id = `export_${randomUUID()}`;
  await commitTogether(async (unit) =>
    audit(unit, id, {
      ...{ actor: uid, role: role ?? "", action: "books.exported" },
      ...{ subject, before: null, after },
    }),
  );
}
