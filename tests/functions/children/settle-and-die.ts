/**
 * Settles the payment given as JSON and kills this process outright at the step named: after so many writes of the
 * transaction, when it is about to commit, when the commit is under way, or when it is done and nobody was told.
 */
import { Firestore, Transaction } from "@google-cloud/firestore";
import { settle } from "../../../functions/src/data/settlement/settle.ts";

const [payment = "", step = ""] = process.argv.slice(2);
const die = () => process.kill(process.pid, "SIGKILL");

let writes = 0;
for (const name of ["create", "update", "set"] as const) {
  const write = Transaction.prototype[name] as (...args: unknown[]) => Transaction;
  Object.assign(Transaction.prototype, {
    [name](this: Transaction, ...args: unknown[]) {
      writes += 1;
      if (step === `write ${writes}`) die();
      return write.apply(this, args);
    },
  });
}

const commit = Reflect.get(Transaction.prototype, "commit") as (this: Transaction) => Promise<void>;
Reflect.set(Transaction.prototype, "commit", async function dying(this: Transaction) {
  if (step === "before the commit") die();
  const done = commit.call(this);
  if (step === "during the commit") setTimeout(die, 2);
  await done;
});

const runTransaction = Firestore.prototype.runTransaction;
Firestore.prototype.runTransaction = async function dying(
  this: Firestore,
  ...args: Parameters<typeof runTransaction>
) {
  const result = await runTransaction.apply(this, args);
  if (step === "after the commit") die();
  return result;
} as typeof runTransaction;

await settle(JSON.parse(payment));
process.exit(0);
