/** Deletes the account of the uid given and kills this process outright before or after its profile is forgotten. */
import { type DocumentReference, WriteBatch } from "@google-cloud/firestore";
import { deleteAccount } from "../../../functions/src/accounts/delete-own-account.ts";
import { BELONGINGS } from "../../../functions/src/nouns.ts";

const [uid = "", step = ""] = process.argv.slice(2);
const die = () => process.kill(process.pid, "SIGKILL");
const forgetting = new WeakSet<WriteBatch>();

const create = WriteBatch.prototype.create as (ref: DocumentReference, data: object) => WriteBatch;
Object.assign(WriteBatch.prototype, {
  create(this: WriteBatch, ref: DocumentReference, data: object) {
    if (ref.id === `deleted_${uid}`) forgetting.add(this);
    return create.call(this, ref, data);
  },
});

const commit = WriteBatch.prototype.commit;
WriteBatch.prototype.commit = async function dying(this: WriteBatch) {
  if (step === "before" && forgetting.has(this)) die();
  const result = await commit.call(this);
  if (step === "after" && forgetting.has(this)) die();
  return result;
};

await deleteAccount(
  { uid, role: "client_user", session: "s", secondStep: false, signedInAt: Date.now() },
  BELONGINGS,
);
process.exit(0);
