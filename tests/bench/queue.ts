/** The first list of whoever works on orders: documents read until its first rows, whatever stands around them. */
import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Order } from "@niyamdesk/domain/orders/order";
import { Timestamp } from "firebase-admin/firestore";
import { chromium } from "playwright";
import { SYSTEM_BROWSER } from "../../tools/screens/browser.ts";
import { makeKnownClient } from "../e2e/support/client.ts";
import { makeOrderInHand } from "../e2e/support/order-work.ts";
import { database } from "../e2e/support/records.ts";
import { makeStaff, type TestMember } from "../e2e/support/staff.ts";
import { addresses } from "../support/stack.ts";
import { type Row, report, reportSoFar } from "./row.ts";
import { type Documents, inPage, ownPage } from "./support/watched-page.ts";
import { withoutTriggers } from "./support/without-triggers.ts";

const SIZES = [100, 20_000];
const VISITS = 3;
const MOST = 53;
const BATCH = 400;
const HOUR = 3_600_000;
/** One of so many is not finished yet: as of somebody who has worked here for long. The first size is all open. */
const OPEN_OF_MANY = 100;

const browser = await chromium.launch(SYSTEM_BROWSER);
try {
  const suresh = await makeStaff("tax_executive", "Suresh Nair");
  const like = await makeOrderInHand(await makeKnownClient(), suresh);
  await withoutTriggers();
  const rows: Row[] = [];
  // The emulator looks through a whole collection for each query: the small one comes first.
  for (const size of SIZES) {
    rows.push(await firstList(like, size));
    reportSoFar(rows);
  }
  report(rows);
} finally {
  await browser.close();
}

async function firstList(like: Order, size: number): Promise<Row> {
  const member = await makeStaff("tax_executive", "Kavita Rao");
  await storeOrders(like, size, member);
  const own = await ownPage(browser, member);
  const read: Documents[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await own.goto(`${addresses.site}${WORKSPACES.tax_executive.pages.processing}`);
    read.push(await inPage<Documents>(own, "watched.readUntilDrawn()"));
  }
  await own.context().close();
  const most = read.toSorted((one, next) => next.all - one.all)[0];
  const value = most?.all ?? Number.NaN;
  return {
    ...{ name: `documents of an executive's first list, of ${size} orders`, value, unit: "docs" },
    ...{ baseline: null, ratio: null },
    aim: { words: `≤ ${MOST}`, met: value <= MOST },
    notes: [`most of ${VISITS} visits`, `by collection: ${JSON.stringify(most?.of ?? {})}`],
  };
}

async function storeOrders(like: Order, size: number, { uid, name }: TestMember): Promise<void> {
  for (let first = 0; first < size; first += BATCH) {
    const batch = database().batch();
    for (let n = first; n < Math.min(first + BATCH, size); n += 1) {
      const id = `ORD-BENCH-${size}-${n}`;
      const at = Timestamp.fromMillis(Date.now() + n * HOUR);
      const isOpen = size === SIZES[0] || n % OPEN_OF_MANY === 0;
      batch.set(database().doc(`${COLLECTIONS.orders}/${id}`), {
        ...like,
        ...{ id, due_date: at, assigned_to: uid, assigned_name: name },
        ...(isOpen ? {} : { status: "completed", waits_for: null, desk_turn: null }),
      });
    }
    await batch.commit();
  }
  console.log(`${size} orders stored`);
}
