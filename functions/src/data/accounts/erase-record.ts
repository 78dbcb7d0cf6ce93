import { accountRecordRef } from "../../platform/account-record.ts";
import { linksOf } from "./links.ts";

/** What is known of an account that goes, and the links that were mailed for it. */
export async function eraseRecord(uid: string): Promise<void> {
  await Promise.all((await linksOf(uid)).map((ref) => ref.delete()));
  await accountRecordRef(uid).delete();
}
