import { createHash, randomUUID } from "node:crypto";
import type { CallableInput, CallableName, CallableOutputs } from "@niyamdesk/domain/callables";
import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import { orderSearchWords } from "@niyamdesk/domain/orders/desk-order";
import type { Order } from "@niyamdesk/domain/orders/order";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { withTimes } from "@niyamdesk/domain/steps/order-work";
import { beginningOf, lookAt } from "@niyamdesk/domain/steps/work";
import { getApp } from "firebase-admin/app";
import { Timestamp } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { expect } from "playwright/test";
import { call } from "../../support/callables.ts";
import { pdf } from "../../support/made-files.ts";
import type { TestClient } from "./client.ts";
import { boughtBy } from "./client-records.ts";
import { database } from "./records.ts";
import { stack } from "./stack.ts";
import { type TestMember, tokenOf } from "./staff.ts";

/** Three documents, a draft, a department: short, and has of everything one. */
const IEC = { service_id: "iec", plan_id: "standard" };

interface Bought {
  service_id?: string;
  plan_id?: string;
  /** Of its client, on the order. */
  name?: string;
}

/** An order that was paid just now and given to somebody, as the settlement and the assignment leave it. */
export async function makeOrderInHand(
  client: TestClient,
  member: TestMember,
  { name, ...what }: Bought = {},
): Promise<Order> {
  const wanted = { ...IEC, ...what };
  const { order: made, payment, checkout } = boughtBy(client, new Date().toISOString(), wanted);
  const customer_info = { ...made.customer_info, ...(name === undefined ? {} : { name }) };
  const order = { ...made, customer_info };
  const documents = builtInService(wanted.service_id)?.required_documents ?? [];
  const work = beginningOf(builtInPlan(wanted.service_id), documents, { now: Date.now(), off: [] });
  const at = (millis: number) => Timestamp.fromMillis(millis);
  const worked: Order = {
    ...order,
    ...{ assigned_to: member.uid, assigned_name: member.name, work: withTimes(work, at) },
    ...{
      waits_for: "client",
      desk_turn: "client",
      search_words: orderSearchWords(order),
      due_date: at(work.clock?.promised ?? 0),
      look_at: at(lookAt(work) ?? 0),
      rise: null,
    },
  };
  await Promise.all([
    database().doc(`checkouts/${checkout.id}`).set(checkout),
    database().doc(`payments/${payment.id}`).set(payment),
    database().doc(`orders/${order.id}`).set(worked),
  ]);
  return worked;
}

const tokens = new Map<string, Promise<string>>();

/** What somebody does on another machine. */
export async function does<N extends CallableName>(
  who: TestClient,
  name: N,
  input: CallableInput<N>,
): Promise<CallableOutputs[N]> {
  const token = tokens.get(who.uid) ?? tokenOf(who);
  tokens.set(who.uid, token);
  return call(name, input, await token);
}

export const orderNow = async (id: string): Promise<Order> =>
  (await database().doc(`orders/${id}`).get()).data() as Order;

/** Of an order, whoever sent them. */
export async function documentsOf(order_id: string): Promise<ClientDocument[]> {
  const found = await database().collection("documents").where("order_id", "==", order_id).get();
  return found.docs.map((entry) => entry.data() as ClientDocument);
}

/** A document that somebody uploads elsewhere, once it has been checked. */
export async function sends(
  who: TestClient,
  order_id: string,
  { slot, name, pages = [["Prepared for you"]] }: { slot: string; name: string; pages?: string[][] },
): Promise<string> {
  const bytes = pdf({ pages });
  const { document_id, path } = await does(who, "announceDocument", {
    ...{
      order_id,
      slot,
      name,
      content_type: "application/pdf",
      size: bytes.length,
      request_id: randomUUID(),
    },
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
  const bucket = getStorage(getApp("browser-tests")).bucket(stack.bucket);
  await bucket.file(path).save(bytes, { contentType: "application/pdf", resumable: false });
  await expect
    .poll(async () => (await database().doc(`documents/${document_id}`).get()).get("status"), {
      timeout: 30_000,
    })
    .toBe("received");
  return document_id;
}

/** Of us to the client. */
export const sendsOurs = (member: TestMember, order_id: string, name: string, pages?: string[][]) =>
  sends(member, order_id, {
    ...{ slot: `ours_${randomUUID().slice(0, 8)}`, name },
    ...(pages ? { pages } : {}),
  });
