import { contactMessagesOfEmailQuery, contactMessagesOfPhoneQuery } from "@niyamdesk/domain/contact/queries";
import type { UserRecord } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Belongings } from "../platform/belongings.ts";
import { plainRecord } from "../platform/plain.ts";
import { proven } from "../platform/proven.ts";
import { onceEach, runWholeQuery } from "../platform/run-query.ts";

export const contactBelongings: Belongings = {
  exported: async (account) => ({ contact_messages: (await ownMessages(account)).map(plainRecord) }),
  async erase(account) {
    await Promise.all((await ownMessages(account)).map(({ ref }) => ref.delete()));
  },
};

/** What came in without an account and is the client's all the same: by an address or a number that they have proven. */
async function ownMessages(account: UserRecord): Promise<QueryDocumentSnapshot[]> {
  const { email, phone } = proven(account);
  const [byEmail, byPhone] = await Promise.all([
    email === null ? [] : runWholeQuery(contactMessagesOfEmailQuery, { email }),
    phone === null ? [] : runWholeQuery(contactMessagesOfPhoneQuery, { phone }),
  ]);
  return onceEach([...byEmail, ...byPhone]);
}
