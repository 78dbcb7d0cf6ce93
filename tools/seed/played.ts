import { createHash } from "node:crypto";
import { COLLECTIONS, STORAGE_FOLDERS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { ROLE_LABELS, type Role } from "@niyamdesk/domain/base/roles";
import { ANSWERED_WITHIN_MS, type Complaint } from "@niyamdesk/domain/complaints/complaint";
import { COMPLAINTS } from "@niyamdesk/domain/complaints/queries";
import { type ClientDocument, DOCUMENT_TYPES, OUR_SLOT } from "@niyamdesk/domain/documents/document";
import { rejectionWords } from "@niyamdesk/domain/documents/rejection";
import { THREAD_READERS } from "@niyamdesk/domain/messages/queries";
import { type ThreadReader, threadReaderId } from "@niyamdesk/domain/messages/thread-reader";
import { deskTurn, orderSearchWords } from "@niyamdesk/domain/orders/desk-order";
import type { Order, TimelineEntry } from "@niyamdesk/domain/orders/order";
import { statusOf } from "@niyamdesk/domain/orders/order-status";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { withTimes } from "@niyamdesk/domain/steps/order-work";
import {
  type Act,
  act,
  beginningOf,
  lookAt,
  openStep,
  outstanding,
  type Rise,
  riseOf,
  type SlotState,
  type Work,
} from "@niyamdesk/domain/steps/work";
import type { ThreadMessage } from "@niyamdesk/domain/tickets/ticket";
import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { type Happened, timelineOf } from "../../functions/src/orders/timeline.ts";
import type { DemoAct, DemoOrder, DemoUser } from "./data.ts";
import { demoTable } from "./demo-tables.ts";
import { onePage } from "./one-page.ts";
import { instantOf } from "./relative-time.ts";

/** An order as it stands after all that people did to it, with what that left behind. */
export interface Played {
  order: Order;
  /** By their path. */
  documents: (readonly [path: string, document: object])[];
  files: { path: string; content: Buffer; content_type: string }[];
}

const moment = (at: number) => Timestamp.fromMillis(at);
const OFF: readonly string[] = [];

/** @throws RangeError when the file names somebody or something that does not exist; DomainError when the product would not allow an act */
export function played(demo: DemoOrder, order: Order, users: readonly DemoUser[], now: number): Played {
  const player = new Player(order, users);
  const acts = [...demo.work].sort((one, next) => instantOf(one.at, now) - instantOf(next.at, now));
  for (const one of acts) player.play(one, instantOf(one.at, now));
  player.passTime(now);
  return player.result(demo.assigned_to, now);
}

class Player {
  private work: Work;
  private readonly slots = new Map<string, SlotState>();
  private readonly timeline: TimelineEntry[];
  private readonly papers: ClientDocument[] = [];
  private readonly files: Played["files"] = [];
  private readonly messages: (ThreadMessage & { id: string })[] = [];
  private readonly complaints: Complaint[] = [];
  private readonly readUpTo = new Map<string, number>();
  private readonly had = new Set<string>();
  private worker: DemoUser | null = null;
  private handedAt: number | null = null;

  private readonly order: Order;
  private readonly users: readonly DemoUser[];

  constructor(order: Order, users: readonly DemoUser[]) {
    this.order = order;
    this.users = users;
    const paid = order.date.toMillis();
    const asked = builtInService(order.service_id)?.required_documents ?? [];
    this.work = beginningOf(builtInPlan(order.service_id), asked, { now: paid, off: OFF });
    this.timeline = [...order.timeline];
  }

  play(one: DemoAct, at: number): void {
    this.passTime(at);
    switch (one.do) {
      case "given":
        this.handTo(this.order.assigned_to ?? "", at);
        break;
      case "hand_over":
        this.handTo(one.to, at);
        break;
      case "begin":
        this.act({ kind: "begin" }, at);
        break;
      case "send":
        for (const slot of this.named(one.slots)) this.paper(slot, at);
        this.act({ kind: "documents" }, at, "client_user");
        break;
      case "accept":
        this.review(one.slots, at);
        break;
      case "reject":
        this.reject(one, at);
        break;
      case "ask": {
        const documents = one.labels.map((label, place) => ({ slot: `asked_demo_${place + 1}`, label }));
        this.act({ kind: "ask", documents, reason: one.reason, until: null }, at);
        break;
      }
      case "confirm":
        this.act({ kind: "confirm", slot: one.slot }, at, "client_user");
        break;
      case "see_done":
        this.act({ kind: "judge", slot: one.slot, accepted: true, words: null }, at);
        break;
      case "draft": {
        const document_id = this.ours(one.title, at);
        this.act({ kind: "send_draft", document_id, words: one.words }, at);
        break;
      }
      case "answer": {
        const version = this.work.drafts.at(-1)?.version ?? 0;
        this.act({ kind: "answer", version, answer: one.answer, words: one.words }, at, "client_user");
        break;
      }
      case "finish": {
        const document_id = one.title === null ? null : this.ours(one.title, at);
        const isProven = one.number !== null || document_id !== null;
        const proof = isProven ? { number: one.number, on: istDay(at), document_id } : null;
        this.act({ kind: "finish", step: openStep(this.work)?.id ?? "", proof }, at);
        break;
      }
      case "say":
        this.say(one.by === "client" ? this.order.user_id : (this.worker?.uid ?? ""), one.text, at);
        break;
      case "read": {
        const who = one.by === "client" ? this.order.user_id : (this.worker?.uid ?? "");
        this.readUpTo.set(who, at);
        break;
      }
      case "complain":
        this.complain(one, at);
        break;
    }
  }

  /** Promises that passed until then were told anew, as the job does. */
  passTime(until: number): void {
    for (let due = lookAt(this.work); due !== null && due <= until; due = lookAt(this.work)) {
      if (this.work.clock === null) return;
      this.act({ kind: "tick" }, due, null);
    }
  }

  result(assigned_to: string | null, now: number): Played {
    const { order, work, worker } = this;
    const look = lookAt(work);
    const status = statusOf(work, this.slots);
    const last = this.messages.at(-1)?.created_at ?? null;
    const rise: Rise | null = assigned_to === null ? "admin" : riseOf(work);
    const changed: Order = {
      ...order,
      work: withTimes(work, moment),
      ...{ status, timeline: this.timeline, assigned_to, assigned_name: worker?.name ?? null, rise },
      had_by: [...this.had].filter((uid) => uid !== assigned_to),
      ...{ waits_for: work.clock?.waits_for ?? null, due_date: work.clock && moment(work.clock.promised) },
      desk_turn: deskTurn(work.clock?.waits_for ?? null, this.papers, work.asked),
      search_words: orderSearchWords(order),
      look_at: look === null ? null : moment(look),
      ...(this.handedAt === null ? {} : { handed_at: moment(this.handedAt) }),
      ...(status === "completed" ? { completed_at: this.timeline.at(-1)?.date ?? moment(now) } : {}),
      ...(last === null ? {} : { last_message_at: last }),
      updated_at: this.timeline.at(-1)?.date ?? order.updated_at,
    };
    const parties = [order.user_id, ...(assigned_to === null ? [] : [assigned_to])];
    return {
      order: changed,
      files: this.files,
      documents: [
        ...this.papers.map((one) => [`${COLLECTIONS.documents}/${one.id}`, { ...one, assigned_to }] as const),
        ...this.messages.map(({ id, ...message }) => {
          const path = `${COLLECTIONS.orders}/${order.id}/${SUBCOLLECTIONS.messages}/${id}`;
          return [path, message] as const;
        }),
        ...(last === null ? [] : parties.map((uid) => this.reader(uid, last))),
        ...this.complaints.map((one) => [`${COMPLAINTS}/${one.id}`, one] as const),
      ],
    };
  }

  private act(one: Act, at: number, by: Role | null | undefined = this.worker?.role): void {
    const { work, news } = act(this.work, one, { now: at, off: OFF, slots: this.slots });
    this.work = work;
    this.tell(news, at, by ?? null);
  }

  private tell(happened: readonly Happened[], at: number, by: Role | null): void {
    const order = { assigned_name: this.worker?.name ?? null };
    const label = by === null ? "system" : ROLE_LABELS[by];
    const begins = Math.max(at, ...this.timeline.map(({ date }) => date.toMillis() + 1));
    for (const [place, one] of happened.entries()) {
      this.timeline.push({ date: moment(begins + place), ...timelineOf(one, order), by: label });
    }
  }

  private handTo(uid: string, at: number): void {
    const worker = this.users.find((user) => user.uid === uid);
    if (!worker) throw new RangeError(`There is no demo user ${uid}`);
    const isFirst = this.worker === null;
    if (this.worker) this.had.add(this.worker.uid);
    this.worker = worker;
    this.handedAt = at;
    this.tell([{ kind: isFirst ? "given" : "handed_over", name: worker.name }], at, null);
  }

  private named(slots: "all" | string[]): string[] {
    if (slots !== "all") return slots;
    return outstanding(this.work, this.slots).flatMap(({ slot, is_file }) => (is_file ? [slot] : []));
  }

  private labelOf(slot: string): string {
    return this.work.asked.find((asked) => asked.slot === slot)?.label ?? slot;
  }

  private paper(slot: string, at: number): void {
    this.file(slot, `${this.labelOf(slot)}: ${this.order.customer_info.name}`, at, { to_check: true });
    this.slots.set(slot, "to_check");
  }

  /** What we send to its client. @returns its id */
  private ours(title: string, at: number): string {
    return this.file(`${OUR_SLOT}demo_${this.papers.length}`, title, at, {
      sender_id: this.worker?.uid ?? "",
    });
  }

  private file(slot: string, title: string, at: number, more: Partial<ClientDocument>): string {
    const { id: order_id, user_id } = this.order;
    const id = `doc_${order_id.slice(4).toLowerCase()}_${this.papers.length + 1}`;
    const table = this.work.asked.some((one) => one.slot === slot && one.takes === "tables")
      ? demoTable(slot, at)
      : null;
    const { content, content_type } = table ?? { content: onePage(title), content_type: "application/pdf" };
    const { extension } = DOCUMENT_TYPES[content_type];
    const path = `${STORAGE_FOLDERS.clientDocuments}/${user_id}/${order_id}/${id}/file.${extension}`;
    this.files.push({ path, content, content_type });
    this.papers.push({
      ...{ id, user_id, order_id, slot, path, assigned_to: null, content_type },
      name: `${title.replace(/[^A-Za-z0-9]+/g, "-").slice(0, 60)}.${extension}`,
      ...{ size: content.length, sha256: createHash("sha256").update(content).digest("hex") },
      ...{ status: "received", reason: null, refusal: null, check_attempts: 1 },
      check: {
        at: moment(at),
        ...(table === null ? { pages: 1, pages_read: 1 } : { pages: null, pages_read: 0 }),
      },
      created_at: moment(at),
      ...more,
    });
    return id;
  }

  private review(slots: "all" | string[], at: number): void {
    const waiting = this.papers.filter(({ status, sender_id }) => status === "received" && !sender_id);
    for (const paper of waiting.filter(({ slot }) => slots === "all" || slots.includes(slot))) {
      Object.assign(paper, {
        ...{ status: "accepted", to_check: false },
        ...{ reviewed_by: this.worker?.uid, reviewed_at: moment(at) },
      });
      this.slots.set(paper.slot, "accepted");
      const label = this.labelOf(paper.slot);
      this.tell([{ kind: "accepted", document_id: paper.id, label }], at, this.worker?.role ?? null);
    }
    this.act({ kind: "documents" }, at);
  }

  private reject({ slot, reason, words }: Extract<DemoAct, { do: "reject" }>, at: number): void {
    const paper = this.papers.find((one) => one.slot === slot && one.status === "received");
    if (!paper) throw new RangeError(`Nothing was sent for ${slot} of ${this.order.id}`);
    const said = rejectionWords(reason, words);
    Object.assign(paper, {
      ...{ status: "rejected", to_check: false, reason: said, rejected_for: reason, rejected_words: words },
      ...{ reviewed_by: this.worker?.uid, reviewed_at: moment(at) },
    });
    this.slots.set(slot, "again");
    const label = this.labelOf(slot);
    this.tell([{ kind: "again", document_id: paper.id, label, reason: said }], at, this.worker?.role ?? null);
    this.act({ kind: "documents" }, at);
  }

  private say(sender_id: string, text: string, at: number): void {
    const sender = this.users.find((user) => user.uid === sender_id);
    if (!sender) throw new RangeError(`Nobody can write about ${this.order.id}`);
    // Later than the one before, as the product keeps them.
    const created_at = moment(Math.max(at, (this.messages.at(-1)?.created_at.toMillis() ?? 0) + 1));
    const id = `msg_demo_${this.messages.length + 1}`;
    this.messages.push({ id, sender_id, sender_role: sender.role, text, created_at, attachments: [] });
    // Whoever answers has read what stands above.
    this.readUpTo.set(sender_id, created_at.toMillis());
  }

  private reader(uid: string, last_message_at: ThreadReader["last_message_at"]): readonly [string, object] {
    const read = this.readUpTo.get(uid) ?? null;
    const unread = this.messages.filter(
      ({ sender_id, created_at }) => sender_id !== uid && created_at.toMillis() > (read ?? 0),
    ).length;
    const id = threadReaderId(this.order.id, uid);
    const reader: ThreadReader = {
      ...{ id, order_id: this.order.id, reader_id: uid, unread, mail_at: null },
      ...{ read_up_to: read === null ? null : moment(read), last_message_at, updated_at: last_message_at },
    };
    return [`${THREAD_READERS}/${id}`, reader];
  }

  private complain({ reason, words, answer }: Extract<DemoAct, { do: "complain" }>, at: number): void {
    const { id: order_id, user_id, service_name } = this.order;
    const answered = answer === null ? null : moment(at + ANSWERED_WITHIN_MS / 4);
    this.complaints.push({
      ...{ id: `cmp_${order_id.slice(4).toLowerCase()}_${this.complaints.length + 1}`, order_id, user_id },
      ...{ service_name, reason, words, language: "en", status: answer === null ? "open" : "answered" },
      assigned_to: this.worker?.uid ?? null,
      ...{ answer_due: moment(at + ANSWERED_WITHIN_MS), remind_at: null, answer },
      ...{ answered_by: answer === null ? null : "demo-admin", answered_at: answered },
      ...{ created_at: moment(at), updated_at: answered ?? moment(at) },
    });
  }
}
