import { applicationsOfEmailQuery } from "@niyamdesk/domain/applications/queries";
import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import type { UserRecord } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Belongings } from "../platform/belongings.ts";
import { plainRecord } from "../platform/plain.ts";
import { proven } from "../platform/proven.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { files } from "../platform/storage.ts";

/** What somebody applied with, by an address that they have proven. Of partners it stays with their contract. */
export const applicationBelongings: Belongings = {
  async exported(account) {
    const found = (await ownApplications(account)).map(plainRecord);
    return { franchise_applications: found.map(withoutOurs) };
  },
  async erase(account) {
    const bucket = await files();
    for (const application of await ownApplications(account)) {
      if (application.get("status") === "approved") continue;
      await bucket.deleteFiles({ prefix: `${STORAGE_FOLDERS.franchiseApplications}/${application.id}/` });
      await application.ref.delete();
    }
  },
};

async function ownApplications(account: UserRecord): Promise<QueryDocumentSnapshot[]> {
  const { email } = proven(account);
  return email === null ? [] : runWholeQuery(applicationsOfEmailQuery, { email });
}

/** What administrators wrote among themselves is not handed out. */
function withoutOurs({ notes: _notes, paper_request: _request, ...own }: Record<string, unknown>) {
  return own;
}
