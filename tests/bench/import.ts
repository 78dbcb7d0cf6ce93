/** A file of 10,000 rows made into leads beside 10,000 that are known: its time, and whether its end is slower than its beginning. */
import { createHash, randomUUID } from "node:crypto";
import type { ImportRow } from "@niyamdesk/domain/leads/import-row";
import { ROWS_A_SLICE, sliceId } from "@niyamdesk/domain/leads/lead-import";
import { addRows, beginImport, workSlice } from "../../functions/src/leads/import-leads.ts";
import type { Caller } from "../../functions/src/platform/caller.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { leadImportRef } from "../../functions/src/platform/refs.ts";
import { leadKeyOf } from "../../tools/records/lead-key.ts";
import { median, timed } from "./measure.ts";
import { atMost, report } from "./row.ts";
import { clearFirestore } from "./support/clear.ts";
import { leadNumber, personName, storeLeads } from "./support/many-leads.ts";

const ROWS = 10_000;
/** One of so many is somebody whom we know. */
const KNOWN = 10;
/** A few minutes, as the page says. */
const MOST_S = 300;
/** First and last slices, of which the medians are compared. */
const COMPARED = 20;

const caller = { uid: "bench-admin", role: "admin" } as Caller;
const slices = Array.from({ length: ROWS / ROWS_A_SLICE }, (_, slice) =>
  Array.from({ length: ROWS_A_SLICE }, (_, at) => rowOf(slice * ROWS_A_SLICE + at)),
);

await clearFirestore();
await storeLeads(0, ROWS, null);
const bare = await timed(bareLoop);
const { import_id } = await beginImport(
  {
    ...{ file_hash: createHash("sha256").update(randomUUID()).digest("hex"), name: "fair.csv" },
    ...{ consent_source: "Visitors of the fair", rows: ROWS, slices: slices.length },
    unsent: { twice: 0, unreadable: 0 },
  },
  caller,
);
const times: number[] = [];
for (const [slice, rows] of slices.entries()) {
  times.push(
    await timed(async () => {
      await addRows({ import_id, slice, rows });
      await workSlice(sliceId(import_id, slice));
    }),
  );
}
const total = times.reduce((sum, ms) => sum + ms, 0);
const { made = 0, skipped = 0 } = (await leadImportRef(import_id).get()).data() ?? {};
const isRight = made === ROWS - ROWS / KNOWN && skipped === ROWS / KNOWN;
const [first, last] = [median(times.slice(0, COMPARED)), median(times.slice(-COMPARED))];
report([
  {
    ...{ name: `a file of ${ROWS} rows becomes leads`, value: total / 1_000, unit: "s" },
    baseline: { value: bare / 1_000, what: "bare writes of as many leads with their keys" },
    ratio: total / bare,
    aim: { words: `≤ ${MOST_S} s, each person once`, met: isRight && total <= MOST_S * 1_000 },
    notes: [`${made} made, ${skipped} known, beside ${ROWS} that were there`],
  },
  {
    ...{ name: `… ${ROWS_A_SLICE} rows at its end`, value: last, unit: "ms" },
    baseline: { value: first, what: "as many at its beginning" },
    ratio: last / first,
    aim: atMost(last / first, 1.5),
    notes: [`medians of ${COMPARED} slices`],
  },
]);

function rowOf(n: number): ImportRow {
  const isKnown = n % KNOWN === 0;
  return {
    ...{ line: n + 2, name: personName(n), phone: leadNumber(isKnown ? n : ROWS + n, null).phone_e164 },
    ...{ email: null, company: null, location: "Kolkata", service_interest: "GST registration" },
    ...{ notes: "", next_follow_up: null },
  };
}

async function bareLoop(): Promise<void> {
  for (const rows of slices) {
    const batch = db().batch();
    for (const { line } of rows) {
      const lead = leadNumber(3 * ROWS + line, null);
      batch.set(db().doc(`bare_leads/${lead.id}`), lead);
      const [key, found] = leadKeyOf(lead.phone_e164, lead.id);
      batch.set(db().doc(key), found);
    }
    await batch.commit();
  }
}
