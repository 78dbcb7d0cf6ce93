import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Availability } from "@niyamdesk/domain/staff/availability";
import type { WorkerRole } from "@niyamdesk/domain/steps/step";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { documentRef, orderRef, profileRef } from "../../functions/src/platform/refs.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { beginningFor, workFields } from "../../functions/src/steps/beginning.ts";
import { type Client, withAccount } from "./product.ts";
import { collection, read } from "./records.ts";

export interface Person extends Client {
  email: string;
  name: string;
}

async function person(role: WorkerRole | "client_user" | "admin", profile: object): Promise<Person> {
  const email = `${randomUUID().slice(0, 12)}@niyamdesk.example`;
  const known = { name: role === "client_user" ? "Meera Iyer" : "Suresh Nair", ...profile } as {
    name: string;
  };
  const account = await withAccount(role, { email, emailVerified: true, displayName: known.name });
  await profileRef(account.uid).set({ id: account.uid, role, staff_status: null, ...known } as never);
  return { ...account, email, name: known.name };
}

export const newClient = (): Promise<Person> => person("client_user", {});
export const newAdmin = (): Promise<Person> => person("admin", { staff_status: "active" });

/** Somebody who works on orders. */
export function newWorker({
  role = "tax_executive",
  ...given
}: Partial<Availability> & { role?: WorkerRole; name?: string } = {}): Promise<Person> {
  const { name = "Suresh Nair", services = null, capacity = null, away = null } = given;
  return person(role, { name, staff_status: "active", availability: { services, capacity, away } });
}

/** Each test has an office of its own: those of others are not at work, and what they left is closed. */
export async function emptyOffice(): Promise<void> {
  for (const { ref } of (await collection(COLLECTIONS.profiles).get()).docs) {
    await ref.update({ staff_status: null });
  }
  for (const { ref } of (await collection(COLLECTIONS.orders).get()).docs) {
    await ref.update({ status: "cancelled" });
  }
}

/** A paid order as the settlement writes it: an Import Export Code unless said. */
export async function newOrder(client: Person, changes: Partial<Order> = {}): Promise<Order> {
  const id = `ORD-${randomUUID().slice(0, 12).toUpperCase()}`;
  await orderRef(id).set({
    ...{ id, user_id: client.uid, service_id: "iec", service_name: "Import Export Code" },
    ...{ plan_id: "standard", plan_name: "Standard", amount: 2359, status: "pending", timeline: [] },
    customer_info: { name: client.name, email: client.email, phone: "+919876543210" },
    ...{ date: timestamp(), assigned_to: null, franchise_id: null, due_date: null },
    ...{
      payment_id: `pay_${id}`,
      checkout_id: `chk_${id}`,
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    ...changes,
  });
  await commitTogether(async (unit) => {
    const order = await unit.get(orderRef(id));
    unit.update(orderRef(id), workFields(await beginningFor(unit, order?.service_id ?? "")));
  });
  return orderNow(id);
}

export const orderNow = (id: string): Promise<Order> => read<Order>(COLLECTIONS.orders, id);
export const documentNow = (id: string): Promise<ClientDocument> =>
  read<ClientDocument>(COLLECTIONS.documents, id);

/** A document that arrived and was checked. */
export async function newDocument(
  order: Order,
  slot: string,
  changes: Partial<ClientDocument> = {},
): Promise<string> {
  const id = `doc_${randomUUID().slice(0, 16)}`;
  const { assigned_to } = await orderNow(order.id);
  await documentRef(id).set({
    ...{ id, user_id: order.user_id, order_id: order.id, assigned_to, slot, name: `${slot}.pdf` },
    ...{ content_type: "application/pdf", size: 8, sha256: "0".repeat(64), status: "received" },
    to_check: changes.sender_id === undefined,
    path: `client-documents/${order.user_id}/${order.id}/${id}/file.pdf`,
    ...{ reason: null, refusal: null, check: null, check_attempts: 1, created_at: timestamp() },
    ...changes,
  });
  return id;
}

/** One of ours to the client: a draft, what was filed. */
export const ourDocument = (order: Order, { uid }: Person): Promise<string> =>
  newDocument(order, `ours_${randomUUID().slice(0, 8)}`, { sender_id: uid });

export const inboxOf = async ({ uid }: Person): Promise<Record<string, unknown>[]> =>
  (await collection(`${COLLECTIONS.profiles}/${uid}/inbox`).get()).docs.map((item) => item.data());
