/** The real `settle` against a bare transaction that reads and writes the same documents. */
import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import { settle } from "../../functions/src/payments/settlement/settle.ts";
import { atOnce, inPairs, timed } from "./measure.ts";
import { atMost, type Row, report } from "./row.ts";
import { type Due, storeCheckouts } from "./support/checkouts.ts";
import { clearFirestore } from "./support/clear.ts";
import { type Recording, recordTransaction } from "./support/recorded-transaction.ts";

const ROUNDS = 5;
const SETTLEMENTS = 40;
const LIMIT = 1.5;

await clearFirestore();
const [sample] = await storeCheckouts(1);
if (sample === undefined) throw new Error("There is no checkout to record");
const recording = await recordTransaction(() => settle(sample.payment));

report([await compared("settle, one by one", 1), await compared("settle, 20 at once", 20)]);

async function compared(name: string, lanes: number): Promise<Row> {
  const pairs = await inPairs(
    ROUNDS,
    () => round(lanes, ({ payment }) => settle(payment)),
    () => round(lanes, (due) => replayFor(recording, due)),
  );
  return {
    name,
    value: pairs.value,
    unit: "ms each",
    baseline: {
      value: pairs.baseline,
      what: `bare transaction, ${recording.reads} reads and ${recording.writes} writes`,
    },
    ratio: pairs.ratio,
    aim: atMost(pairs.ratio, LIMIT),
    notes: [`${SETTLEMENTS} separate checkouts a round, ${ROUNDS} rounds`],
  };
}

/** Milliseconds for each of a round's checkouts, `lanes` at a time. */
async function round(lanes: number, work: (due: Due) => Promise<unknown>): Promise<number> {
  await clearFirestore();
  const due = await storeCheckouts(SETTLEMENTS);
  return (await timed(() => atOnce(due, lanes, work))) / SETTLEMENTS;
}

/** Every path names the checkout, the payment or the person, and these end in the same digits or the checkout's own. */
function replayFor({ replay }: Recording, due: Due): Promise<void> {
  if (sample === undefined) throw new Error("There is no checkout to replay");
  const renames: [string, string][] = [
    [sample.payment.id, due.payment.id],
    [sample.checkout.user_id, due.checkout.user_id],
    [sample.checkout.id, due.checkout.id],
    [orderOf(sample), orderOf(due)],
  ];
  return replay((path) => renames.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), path));
}

function orderOf({ checkout }: Due): string {
  return orderIdOf(checkout.id);
}
