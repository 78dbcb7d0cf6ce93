import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import { nextOf } from "@niyamdesk/domain/base/moves";
import {
  type ClientDocument,
  DOCUMENT_MOVES,
  type DocumentRefusal,
} from "@niyamdesk/domain/documents/document";
import { ownOrderDocumentsQuery } from "@niyamdesk/domain/documents/queries";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { notify } from "../notifications/inbox.ts";
import { actOn } from "../orders/act-on-order.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { type Found, inspectFile } from "../platform/inspect-file.ts";
import { logEvent, logOddity } from "../platform/log.ts";
import { documentRef, orderRef, profileRef, slotTurnRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { files } from "../platform/storage.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/** A check that ended this process so often is not begun again. */
const MAX_ATTEMPTS = 3;
const TURN_KEPT_DAYS = 30;
const NOT_FOUND = 404;

/**
 * Looks at the bytes of a document that has arrived, once: what they are, whether they are those that were announced, and whether
 * they can be shown. It is received, or refused with a reason and its file removed. Safe to repeat and to run twice at once.
 */
export async function checkDocument(id: string): Promise<void> {
  const document = await beginCheck(id);
  if (document === null) return;
  if (document.status === "uploaded") await decide(document, await findingOf(document));
  // Also what an earlier run decided and did not come to do.
  const { status, path } = (await documentRef(id).get()).data() ?? {};
  if (status === "refused" && path !== undefined) await removeFile(path);
}

/** Counts the try before the bytes are touched: what ends this process does not do so for ever. */
function beginCheck(id: string): Promise<ClientDocument | null> {
  return commitTogether(async (unit) => {
    const document = await unit.get(documentRef(id));
    if (document === undefined || !["uploaded", "refused"].includes(document.status)) return null;
    if (document.status === "uploaded") {
      unit.update(documentRef(id), { check_attempts: (document.check_attempts ?? 0) + 1 });
    }
    return document;
  });
}

async function findingOf(document: ClientDocument): Promise<Found> {
  if ((document.check_attempts ?? 0) >= MAX_ATTEMPTS) {
    logOddity("a document was given up after several checks", { document: document.id });
    return { refusal: "too_complex" };
  }
  const file = (await files()).file(document.path);
  try {
    const [{ size }] = await file.getMetadata();
    // More than was announced is not even read.
    if (Number(size) !== document.size) return { refusal: "not_as_sent" };
    const [bytes] = await file.download({ decompress: false });
    return await inspectFile(bytes, document);
  } catch (error) {
    if (typeof error === "object" && error !== null && "code" in error && Number(error.code) === NOT_FOUND) {
      return { refusal: "not_as_sent" };
    }
    throw error;
  }
}

/** All checks of one slot pass one record, so that of two that end together one takes the other's place. */
function decide({ id, order_id, user_id, slot }: ClientDocument, found: Found): Promise<void> {
  return commitTogether(async (unit) => {
    const document = await unit.get(documentRef(id));
    if (document?.status !== "uploaded") return;
    if ("refusal" in found) return refuse(unit, document, found.refusal);
    const turn = await unit.get(slotTurnRef(order_id, slot));
    const others = await runWholeQuery(ownOrderDocumentsQuery, { uid: user_id, order_id });
    const ofSlot = others
      .map((entry) => entry.data() as ClientDocument)
      .filter((other) => other.slot === slot);
    const at = document.created_at.toMillis();
    const isLate = ofSlot.some(
      (other) =>
        other.id !== id &&
        (other.status === "accepted" || (other.status === "received" && other.created_at.toMillis() > at)),
    );
    const changed = new Map<string, Partial<ClientDocument>>();
    for (const other of ofSlot) {
      if (other.id === id || isLate || !nextOf(DOCUMENT_MOVES, other.status).includes("replaced")) continue;
      if (other.status === "uploaded") continue;
      const fresh = await unit.get(documentRef(other.id));
      if (fresh?.status !== other.status) continue;
      unit.update(documentRef(other.id), { status: "replaced", to_check: false });
      changed.set(other.id, { status: "replaced" });
    }
    const status = isLate ? "replaced" : "received";
    const order = document.sender_id === undefined ? await unit.get(orderRef(order_id)) : undefined;
    const isOpen = order !== undefined && isOpenOrder(order.status);
    unit.update(documentRef(id), {
      status,
      to_check: isOpen && status === "received",
      check: { at: timestamp(), pages: found.pages, pages_read: found.pages_read },
    });
    const passed = { document_id: id, expires_at: timestamp(Date.now() + TURN_KEPT_DAYS * DAY_MS) };
    if (turn) unit.update(slotTurnRef(order_id, slot), passed);
    else unit.create(slotTurnRef(order_id, slot), passed);
    // What the order waits for may be there now. One that is closed meanwhile, or has no steps yet, waits for nothing.
    if (!isOpen || !order.work) return;
    await actOn(unit, order, { kind: "documents" }, { by: null, changed: changed.set(id, { status }) });
  });
}

/** Tells its sender too: whoever sent it has often left the page before the check is through. */
async function refuse(unit: UnitOfWork, document: ClientDocument, refusal: DocumentRefusal): Promise<void> {
  const { id, order_id, user_id, sender_id, name } = document;
  const order = await unit.get(orderRef(order_id));
  logEvent("a document was refused", { document: id, refusal });
  unit.update(documentRef(id), { status: "refused", refusal });
  if (order === undefined) return;
  const { title, content } = NOTICE_WORDS.documentRefused;
  const role = sender_id === undefined ? "client_user" : (await unit.get(profileRef(sender_id)))?.role;
  notify(unit, sender_id ?? user_id, {
    id: `document_${id}`,
    title,
    content: content(name, order.service_name),
    type: "alert",
    link: role === "client_user" ? PATHS.userOrder(order_id) : dashboardOf(role ?? "tax_executive"),
  });
}

async function removeFile(path: string): Promise<void> {
  await (await files()).file(path).delete({ ignoreNotFound: true });
}
