import { join } from "node:path";
import { COLLECTIONS, STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import { files } from "../../functions/src/platform/storage.ts";
import { modulesIn } from "../../tools/modules-in.ts";
import { newEmail } from "../support/actors.ts";
import type { Kept } from "./kept.ts";
import { type Client, call, withAccount } from "./product.ts";
import { collection } from "./records.ts";

/** By noun, a file each. */
const KEPT = [...(await modulesIn<Kept>(join(import.meta.dirname, "kept"))).values()];

export interface Person extends Client {
  email: string;
  order: string;
  paths: string[];
  /** What the copy of their data says of it, at least. */
  copy: object;
  file: string;
}

/** A client with one of everything the product keeps of somebody: an order that is done, and all around it. */
export async function clientWithEverything(orderStatus = "completed"): Promise<Person> {
  const email = newEmail("asha");
  const client = await withAccount("client_user", { email, emailVerified: true });
  const { uid } = client;
  await call("ensureProfile", { name: "Asha Rao", phone: "98765 43210" }, client);
  const order = `ORD-${uid.slice(0, 8).toUpperCase()}`;
  const file = `${STORAGE_FOLDERS.clientDocuments}/${uid}/${order}/doc_${uid}/pan.pdf`;
  await (await files()).file(file).save("a file");
  const owner = { uid, email, order, orderStatus, file };
  const documents: Readonly<Record<string, object>> = Object.assign(
    {},
    ...KEPT.map(({ records }) => records(owner)),
  );
  await Promise.all(
    Object.entries(documents).map(([path, data]) => {
      const parts = path.split("/");
      return collection(parts.slice(0, -1).join("/"))
        .doc(parts.at(-1) ?? "")
        .set(data);
    }),
  );
  const copy = Object.assign({}, ...KEPT.map(({ exported }) => exported?.(owner) ?? {}));
  const paths = [`${COLLECTIONS.profiles}/${uid}`, ...Object.keys(documents)];
  return { ...client, email, order, file, paths, copy };
}

/** Which of a person's documents are still there. */
export async function remaining({ paths }: Person): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const parts = path.split("/");
      const entry = await collection(parts.slice(0, -1).join("/"))
        .doc(parts.at(-1) ?? "")
        .get();
      return entry.exists ? path : null;
    }),
  );
  return found.filter((path) => path !== null);
}
