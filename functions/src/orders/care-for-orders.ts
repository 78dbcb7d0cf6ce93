import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import {
  openOrdersOfQuery,
  ordersToLookAtQuery,
  unassignedOrdersQuery,
} from "@niyamdesk/domain/orders/queries";
import { suspendedWorkersQuery } from "@niyamdesk/domain/staff/queries";
import { remindOfComplaints } from "../complaints/remind-of-complaints.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { logEvent } from "../platform/log.ts";
import { orderRef } from "../platform/refs.ts";
import { runQuery, runWholeQuery, workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { actOn } from "./act-on-order.ts";
import { assignOrder, takeOrdersFrom } from "./assign-order.ts";
import { tellOfUnread } from "./tell-of-unread.ts";

interface Run {
  done: number;
  failed: number;
}

/**
 * What orders wait for without anybody pressing: whoever was suspended gives up what they have, paid orders get somebody, promises that will not
 * hold are told anew before they pass, clients are reminded, and mails tell of messages that stay unread and of complaints that are not answered. Safe twice, late, or beside another run.
 *
 * @param now epoch ms
 */
export async function careForOrders(now: number = Date.now()): Promise<Run> {
  const runs = [
    await freeOfSuspended(),
    await assignWaiting(),
    await lookAtPromises(now),
    await tellOfUnread(now),
    await remindOfComplaints(now),
  ];
  const run = {
    done: runs.reduce((sum, { done }) => sum + done, 0),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  };
  if (run.done + run.failed > 0) logEvent("orders cared for", run);
  return run;
}

/** A suspension that died half-way. */
async function freeOfSuspended(): Promise<Run> {
  const suspended = await runWholeQuery(suspendedWorkersQuery, {});
  const { failed } = await eachIsolated("taking orders back", suspended, async ({ id }) => {
    const left = await runQuery(openOrdersOfQuery, { uid: id });
    if (left.length > 0) await takeOrdersFrom(id, null, "suspended");
  });
  return { done: 0, failed };
}

/** One after the other, since each changes who has fewest. */
async function assignWaiting(): Promise<Run> {
  const run = { done: 0, failed: 0 };
  for (const found of await runQuery(unassignedOrdersQuery, {})) {
    const { failed } = await eachIsolated("assigning", [found], async ({ id }) => {
      if (await assignOrder(id)) run.done += 1;
    });
    run.failed += failed;
  }
  return run;
}

function lookAtPromises(now: number): Promise<Run> {
  return workThrough("looking at a promise", ordersToLookAtQuery, { now_at: now }, ({ id }) =>
    commitTogether(async (unit) => {
      const order = await unit.get(orderRef(id));
      if (!order || !isOpenOrder(order.status) || (order.look_at?.toMillis() ?? Infinity) > now) return;
      await actOn(unit, order, { kind: "tick" }, { by: null, now });
    }),
  );
}
