import { orderOf, PATHS } from "@niyamdesk/domain/base/addresses";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import type { NotificationType } from "@niyamdesk/domain/notifications/notification";
import type { Order } from "@niyamdesk/domain/orders/order";
import { formatDate } from "@niyamdesk/domain/time/time";
import { notify } from "../notifications/inbox.ts";
import { profileRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { mailClient } from "./client-news.ts";
import { isMailed } from "./is-mailed.ts";
import { nextTurn } from "./next-turn.ts";
import type { Happened } from "./timeline.ts";

interface Notice {
  /** Names the cause: told twice, it is one item. */
  cause: string;
  type: NotificationType;
  title: string;
  content: string;
}

/** Tells the people of an order what happened: its client in the product and by mail, whoever has it in the product. */
export async function tellNews(unit: UnitOfWork, order: Order, happened: readonly Happened[]): Promise<void> {
  for (const one of happened) {
    const notice = noticeFor(order, one);
    if (notice === null) continue;
    const { cause, ...words } = notice;
    const id = `order_${order.id}_${cause}`;
    notify(unit, order.user_id, { id, ...words, link: placeOf(order, one) });
  }
  const turn = nextTurn(
    order,
    happened.map(({ kind }) => kind),
  );
  if (turn !== null) {
    const words = notice(`turn_${turn.step}`, "alert", NOTICE_WORDS.yourTurn, [
      ...[order.service_name, formatDate(turn.by), turn.name],
    ]);
    const { cause, ...said } = words;
    notify(unit, order.user_id, {
      id: `order_${order.id}_${cause}`,
      ...said,
      link: PATHS.userOrder(order.id),
    });
  }
  await mailClient(unit, order, happened.filter(isMailed(order, turn)));
  await tellAssignee(unit, order, happened);
}

/** Where on the order it is acted upon. */
function placeOf({ id }: Order, { kind }: Happened): string {
  if (kind === "draft") return PATHS.userOrderPart(id, "draft");
  const isDocuments = kind === "asked" || kind === "again" || kind === "act_again";
  return isDocuments ? PATHS.userOrderPart(id, "documents") : PATHS.userOrder(id);
}

function noticeFor(order: Order, one: Happened): Notice | null {
  const { service_name: service, assigned_name } = order;
  const N = NOTICE_WORDS;
  const who = assigned_name ?? PRODUCT;
  switch (one.kind) {
    case "begun":
      return notice("begun", "update", N.orderBegun, [who, service]);
    case "step_done":
      return notice(`done_${one.step}`, "update", N.stepDone, [service, one.name]);
    case "asked":
      return notice(`asked_${order.timeline.length}`, "alert", N.documentsNeeded, [
        service,
        one.labels.join(", "),
        formatDate(one.until),
      ]);
    case "again":
      return notice(`again_${one.document_id}`, "alert", N.documentAgain, [one.label, service, one.reason]);
    case "act_again":
      return notice(`again_${one.slot}_${one.at}`, "alert", N.actAgain, [one.label, service, one.reason]);
    case "accepted":
      return notice(`accepted_${one.document_id}`, "update", N.documentAccepted, [one.label, service]);
    case "draft":
      return notice(`draft_${one.version}`, "alert", N.draftReady, [service, String(one.version)]);
    case "filed":
      return notice(`done_${one.step}`, "update", N.filed, [service, one.name, one.number]);
    case "later":
      return notice(`later_${one.step}_${one.promised}`, "alert", N.newDate, [
        service,
        formatDate(one.promised),
        formatDate(one.was),
      ]);
    case "reminder":
      return notice(`reminder_${one.step}_${one.count}`, "alert", N.stillNeeded, [service, one.name]);
    case "done":
      return notice("done", "update", N.orderDone, [service]);
    case "handed_over":
      return notice(`handed_over_${order.had_by?.length ?? 0}`, "update", N.orderHandedOver, [
        one.name,
        service,
      ]);
    default:
      return null;
  }
}

function notice(
  cause: string,
  type: NotificationType,
  { title, content }: { title: string; content: (...values: string[]) => string },
  values: string[],
): Notice {
  return { cause, type, title, content: content(...values) };
}

/** What a member of staff is told of an order: an item of each kind, which goes with the order when somebody else gets it. */
export const STAFF_NOTICES = ["work", "draft", "late"] as const;
export const staffNoticeId = (orderId: string, kind: (typeof STAFF_NOTICES)[number]) => `${kind}_${orderId}`;

async function tellAssignee(unit: UnitOfWork, order: Order, happened: readonly Happened[]): Promise<void> {
  const { id, assigned_to, service_name, customer_info } = order;
  if (assigned_to === null) return;
  const answered = happened.some(({ kind }) => kind === "approved" || kind === "changes");
  const late = happened.find((one) => one.kind === "later" && one.reason === null);
  if (!answered && late === undefined) return;
  const role = (await unit.get(profileRef(assigned_to)))?.role ?? "tax_executive";
  const link = orderOf(role, id);
  if (answered) {
    const { title, content } = NOTICE_WORDS.draftAnswered;
    notify(unit, assigned_to, {
      ...{ id: staffNoticeId(id, "draft"), title, type: "update", link },
      content: content(service_name, customer_info.name),
    });
  }
  if (late?.kind === "later") {
    const { title, content } = NOTICE_WORDS.promiseMissed;
    notify(unit, assigned_to, {
      ...{ id: staffNoticeId(id, "late"), title, type: "alert", link },
      content: content(service_name, customer_info.name, formatDate(late.promised)),
    });
  }
}
