import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import { documentRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** A document's file has arrived: from now on it waits to be looked at. Whatever else is stored is left alone. */
export async function receiveFile(path: string): Promise<void> {
  const [folder, , , id] = path.split("/");
  if (folder !== STORAGE_FOLDERS.clientDocuments || !id) return;
  await commitTogether(async (unit) => {
    const document = await unit.get(documentRef(id));
    if (document?.path !== path || document.status !== "announced") return;
    unit.update(documentRef(id), { status: "uploaded" });
  });
}
