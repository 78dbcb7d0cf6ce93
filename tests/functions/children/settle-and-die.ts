/**
 * Settles the payment given as JSON and kills this process outright at the step named: after so many writes of the
 * commit were gathered, when it is about to commit, when the commit is under way, or when it is done and nobody was told.
 */
import { WriteBatch } from "@google-cloud/firestore";
import { settle } from "../../../functions/src/payments/settlement/settle.ts";

const [payment = "", step = ""] = process.argv.slice(2);
const die = () => process.kill(process.pid, "SIGKILL");

let writes = 0;
for (const name of ["create", "update", "set"] as const) {
  const write = WriteBatch.prototype[name] as (...args: unknown[]) => WriteBatch;
  Object.assign(WriteBatch.prototype, {
    [name](this: WriteBatch, ...args: unknown[]) {
      writes += 1;
      if (step === `write ${writes}`) die();
      return write.apply(this, args);
    },
  });
}

const commit = WriteBatch.prototype.commit;
WriteBatch.prototype.commit = async function dying(this: WriteBatch) {
  if (step === "before the commit") die();
  const done = commit.call(this);
  if (step === "during the commit") setTimeout(die, 2);
  const result = await done;
  if (step === "after the commit") die();
  return result;
};

await settle(JSON.parse(payment));
process.exit(0);
