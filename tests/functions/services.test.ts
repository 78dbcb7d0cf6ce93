import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { gstRegistration } from "@niyamdesk/domain/services/catalogue/gst-registration";
import type { Service } from "@niyamdesk/domain/services/service";
import type { ServiceDraft, ServiceVersion } from "@niyamdesk/domain/services/service-draft";
import { type FieldValue, fieldsOf, partIdsOf } from "@niyamdesk/domain/services/service-fields";
import { textHash } from "@niyamdesk/domain/services/translation";
import { describe, expect, test } from "vitest";
import { findService } from "../../functions/src/services/services.ts";
import { openCheckout } from "./buying.ts";
import { type Client, call, signedIn, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { TOTAL, wish } from "./wish.ts";

useProduct();

type Stored = Service & { version: number; hindi: Record<string, string> };

/** An administrator with a name, as versions say it. */
async function admin(name = "Anita Desai"): Promise<Client> {
  const by = await withAccount("admin");
  await collection(COLLECTIONS.profiles).doc(by.uid).set({ id: by.uid, name, role: "admin" });
  return by;
}

const newId = () => `svc-${randomUUID().slice(0, 12)}`;
const stored = (id: string) => read<Stored>(COLLECTIONS.services, id);
const draftOf = (id: string) => read<ServiceDraft>("service_drafts", id);
const versionsOf = async (id: string) =>
  (await where<ServiceVersion>("service_versions", "service_id", id)).toSorted(
    (a, b) => a.version - b.version,
  );
const notesOn = async (id: string) =>
  (
    await where<{ action: string; actor: string; before: object; after: object }>(
      COLLECTIONS.auditLog,
      "subject",
      `services/${id}`,
    )
  ).map(({ action, actor, before, after }) => ({ action, actor, before, after }));

const plan = (id: string, price: number) => ({
  ...{ id, name: `Plan ${id}`, description: "", eligibility: "", price, turnaround: "" },
});

function service(id: string, change: Partial<Service> = {}): Service {
  return {
    ...{ id, name: "Valuation", category: "legal", icon: "scale", summary: "Valued in a week" },
    ...{
      description: "We value it.",
      eligibility: "",
      popular: false,
      feature_list: ["Checked twice"],
      amount: 0,
    },
    required_documents: [{ id: "pan", label: "PAN card", required: true }],
    plans: [plan("new", 1499), plan("cheap", 999)],
    ...{ faqs: [], government_fee: null, sac: "998232", turnaround: "7 working days", active: true },
    ...change,
  };
}

/** What an editor sends, in pieces as it may. */
async function type(
  id: string,
  fields: Readonly<Record<string, FieldValue>>,
  by: Client,
  seen: Readonly<Record<string, number>> = {},
) {
  const changes = Object.entries(fields).map(([field, value]) => ({ field, value, seen: seen[field] ?? 0 }));
  const marks: Record<string, number> = {};
  const conflicts = [];
  for (let at = 0; at < changes.length; at += 40) {
    const answer = await call(
      "saveServiceDraft",
      { service_id: id, changes: changes.slice(at, at + 40) },
      by,
    );
    Object.assign(marks, answer.marks);
    conflicts.push(...answer.conflicts);
  }
  return { marks, conflicts };
}

const typeService = (wanted: Service, by: Client) =>
  type(wanted.id, fieldsOf(wanted, partIdsOf(wanted, null)), by);

async function publish(id: string, by: Client): Promise<number> {
  const { rev } = await draftOf(id);
  const seen_version = await versionNow(id);
  return (await call("publishService", { service_id: id, seen_version, seen_rev: rev }, by)).version;
}

async function versionNow(id: string): Promise<number> {
  return Number((await collection(COLLECTIONS.services).doc(id).get()).data()?.version ?? 0);
}

/** A new service on sale. */
async function published(by: Client, change: Partial<Service> = {}): Promise<string> {
  const id = newId();
  await typeService(service(id, change), by);
  expect(await publish(id, by)).toBe(1);
  return id;
}

describe("a published service", () => {
  test("[AX-05] [SVC-03] is stored whole with the price of its cheapest plan, a version and a note", async () => {
    const by = await admin();
    const id = await published(by);
    const { amount, ...wanted } = service(id);
    expect(amount).toBe(0);
    expect(await stored(id)).toMatchObject({ ...wanted, amount: 999, version: 1 });
    expect(await notesOn(id)).toMatchObject([
      {
        action: "service.published",
        actor: by.uid,
        before: null,
        after: { prices: { new: 1499, cheap: 999 } },
      },
    ]);
    expect((await draftOf(id)).values).toEqual({});
  });

  test("[SVC-03] a new price is what a checkout asks from then on; who saw the old one is refused with the new total", async () => {
    const by = await admin();
    const buyer = signedIn();
    await openCheckout({ contact: wish().contact });
    await type("gst-registration", { "plan.new-registration.price": 1599 }, by);
    // A draft changes nothing for buyers.
    expect((await call("createCheckout", wish(), buyer)).amount_paise).toBe(TOTAL * 100);
    expect(await publish("gst-registration", by)).toBe(1);
    expect(await refusal("price_changed", call("createCheckout", wish(), buyer))).toMatchObject({
      total: "1887",
    });
    const session = await call("createCheckout", wish({ seen_total: 1887 }), buyer);
    expect(session.amount_paise).toBe(188_700);
    // The others had no record, and are sold as before.
    for (const { id, plans } of CATALOGUE.filter((one) => one.id !== "gst-registration")) {
      expect(await stored(id)).toMatchObject({ active: true });
      expect((await findService(id))?.plans).toEqual(plans);
    }
    const looked = await call("lookAtService", { service_id: "gst-registration" }, by);
    expect(looked).toEqual({ open_checkouts: 3, open_orders: 0 });
  });

  test("[AX-05] [SVC-03] only what was on the screen is published, and twice is once", async () => {
    const by = await admin();
    const id = await published(by);
    const { marks } = await type(id, { name: "Valuation of shares" }, by, { name: 1 });
    const seen = { service_id: id, seen_version: 1, seen_rev: (await draftOf(id)).rev };
    await type(id, { summary: "In two weeks" }, await admin("Ravi"), { summary: 1 });
    await refusal("changed_meanwhile", call("publishService", seen, by));
    const now = { ...seen, seen_rev: (await draftOf(id)).rev };
    expect(await call("publishService", now, by)).toEqual({ version: 2 });
    expect(await call("publishService", now, by)).toEqual({ version: 2 });
    await refusal("changed_meanwhile", call("publishService", { ...now, seen_version: 0 }, by));
    expect(await stored(id)).toMatchObject({ name: "Valuation of shares", summary: "In two weeks" });
    expect(await notesOn(id)).toHaveLength(2);
    expect(marks.name).toBeGreaterThan(1);
  });

  test("[AX-05] of two who publish at once there is one version", async () => {
    const by = await admin();
    const id = await published(by);
    await type(id, { "plan.new.price": 1999 }, by, { "plan.new.price": 1 });
    const seen = { service_id: id, seen_version: 1, seen_rev: (await draftOf(id)).rev };
    const both = await Promise.all([by, await admin("Ravi")].map((one) => call("publishService", seen, one)));
    expect(both).toEqual([{ version: 2 }, { version: 2 }]);
    expect(await versionsOf(id)).toHaveLength(2);
  });

  const hindi = "क".repeat(50);
  test.each<[string, Partial<Service>]>([
    ["[AX-05] no plan", { plans: [] }],
    [
      "[AX-05] names that the payment window has no room for",
      { name: hindi, plans: [{ ...plan("new", 1), name: hindi }] },
    ],
    ["[AX-05] a code of goods", { sac: "848232" }],
    ["[SVC-02] no name", { name: "" }],
    ["[SVC-06] a fee without source and day", { government_fee: { amount: 500, note: "A filing" } }],
    ["[SVC-06] a fee of an amount that is missing", { government_fee: { amount: null, note: "" } }],
  ])("%s is refused when it is published", async (_, change) => {
    const by = await admin();
    const id = newId();
    await typeService(service(id, change), by);
    const { rev } = await draftOf(id);
    const failed = call("publishService", { service_id: id, seen_version: 0, seen_rev: rev }, by);
    expect((await refusal("invalid_input", failed)).field).not.toBe("");
  });

  test("[SVC-06] a fee with source and day is published; one that is taken away is gone", async () => {
    const by = await admin();
    const fee = { amount: 500, note: "A filing", source: "MCA fee table", as_of: "2026-11-30" };
    const id = await published(by, { government_fee: fee });
    expect((await stored(id)).government_fee).toEqual(fee);
    await type(id, { fee: "none" }, by, { fee: 1 });
    await publish(id, by);
    expect((await findService(id))?.government_fee).toBeNull();
  });

  test("[AX-05] a name in Hindi that fits the window is sold", async () => {
    const by = await admin();
    const name = "आयकर रिटर्न दाखिल करना";
    const id = await published(by, { name, plans: [{ ...plan("new", 1), name: "वेतनभोगी" }] });
    expect((await stored(id)).name).toBe(name);
  });
});

describe("a draft", () => {
  test("[SVC-02] two administrators on different fields both keep their words", async () => {
    const [anita, ravi] = [await admin(), await admin("Ravi Menon")];
    const id = "itr-filing";
    const [first, second] = await Promise.all([
      type(id, { summary: "Filed with care.", "plan.salary.price": 1099 }, anita),
      type(id, { description: "We file it.", "plan.salary.name": "Salary" }, ravi),
    ]);
    expect([...first.conflicts, ...second.conflicts]).toEqual([]);
    expect((await draftOf(id)).values).toEqual({
      ...{ summary: "Filed with care.", "plan.salary.price": 1099 },
      ...{ description: "We file it.", "plan.salary.name": "Salary" },
    });
  });

  test("[SVC-02] on the same field the second is shown both and chooses; twice the same is none", async () => {
    const [anita, ravi] = [await admin(), await admin("Ravi Menon")];
    const id = "llp";
    const price = `plan.${CATALOGUE.find((one) => one.id === id)?.plans[0]?.id}.price`;
    const { marks } = await type(id, { [price]: 8999 }, ravi);
    const second = await type(id, { [price]: 6999, summary: "An LLP." }, anita);
    expect(second.marks).toEqual({ summary: 2 });
    expect(second.conflicts).toMatchObject([
      { field: price, value: 8999, rev: marks[price], by_name: "Ravi Menon", at: expect.any(Number) },
    ]);
    expect((await type(id, { [price]: 8999 }, anita)).conflicts).toEqual([]);
    const chosen = await type(id, { [price]: 6999 }, anita, { [price]: marks[price] ?? 0 });
    expect(chosen.conflicts).toEqual([]);
    expect((await draftOf(id)).values[price]).toBe(6999);
  });

  test("[SVC-02] what was published or gone back to meanwhile is not typed over unseen", async () => {
    const [anita, ravi] = [await admin(), await admin("Ravi Menon")];
    const id = await published(anita);
    const { marks } = await type(id, { name: "Valuation of land" }, anita, { name: 1 });
    await publish(id, anita);
    expect((await type(id, { name: "Land" }, ravi, { name: 1 })).conflicts).toMatchObject([
      { field: "name", value: "Valuation of land", by_name: "Anita Desai" },
    ]);
    await call("restoreService", { service_id: id, version: 1, seen_version: 2 }, anita);
    expect((await type(id, { name: "Land" }, ravi, { name: marks.name ?? 0 })).conflicts).toMatchObject([
      { field: "name", value: "Valuation" },
    ]);
  });

  test("[SVC-02] is thrown away by who has seen all of it; a field that is as before is no change", async () => {
    const by = await admin();
    const id = "fssai";
    const { marks } = await type(id, { summary: "Licensed." }, by);
    await type(id, { turnaround: "A week" }, by);
    await refusal("changed_meanwhile", call("discardServiceDraft", { service_id: id, seen_rev: 1 }, by));
    const summary = CATALOGUE.find((one) => one.id === id)?.summary ?? "";
    await type(id, { summary }, by, marks);
    const draft = await draftOf(id);
    expect(draft.values).toEqual({ turnaround: "A week" });
    await call("discardServiceDraft", { service_id: id, seen_rev: draft.rev }, by);
    expect((await draftOf(id)).values).toEqual({});
    await call("discardServiceDraft", { service_id: id, seen_rev: draft.rev }, by);
    expect(await notesOn(id)).toEqual([
      {
        ...{ action: "service.draft_discarded", actor: by.uid },
        before: { rev: draft.rev, fields: 1, values: { turnaround: "A week" } },
        after: null,
      },
    ]);
    expect(
      (await type(id, { turnaround: "Ten days" }, await admin("Ravi"), { turnaround: 2 })).conflicts,
    ).toMatchObject([{ field: "turnaround", by_name: "Anita Desai" }]);
  });

  test("[SVC-02] what was thrown away is noted as far as a note goes: of long texts the beginning, of many fields the first", async () => {
    const by = await admin();
    const id = newId();
    const answers = Array.from({ length: 50 }, (_, n) => `q${String(n).padStart(2, "0")}`);
    const fields = answers.flatMap((one) => [
      [`faq.${one}.answer`, "d".repeat(4000)],
      [`faq.${one}.question`, "Why?"],
    ]);
    await type(id, { faqs: answers, ...Object.fromEntries(fields) }, by);
    await call("discardServiceDraft", { service_id: id, seen_rev: (await draftOf(id)).rev }, by);
    const [noted] = await notesOn(id);
    const before = noted?.before as { values: Record<string, string>; fields: number } | undefined;
    expect([before?.fields, Object.keys(before?.values ?? {}).length]).toEqual([101, 100]);
    expect(before?.values["faq.q00.answer"]).toBe(`${"d".repeat(200)}…`);
  });

  test.each<[string, string, FieldValue]>([
    ["[SVC-02] a name that is too long", "name", "n".repeat(151)],
    ["[SVC-02] a description that is too long", "description", "d".repeat(10_001)],
    ["[SVC-02] a plan's text that is too long", "plan.new.description", "d".repeat(2001)],
    ["[SVC-02] an answer that is too long", "faq.a.answer", "d".repeat(4001)],
    ["[SVC-02] Hindi that is too long", "hi.faq.a.question", "क".repeat(301)],
    ["[AX-05] markup", "name", "<b>GST</b>"],
    ["[AX-05] a name that is read backwards", "name", "GST\u202egst"],
    ["[AX-05] a price of nothing", "plan.new.price", 0],
    ["[AX-05] a price below nothing", "plan.new.price", -1],
    ["[AX-05] half a rupee", "plan.new.price", 99.5],
    ["[AX-05] more than ten lakh", "plan.new.price", 1_000_001],
    ["[AX-05] seven plans", "plans", ["a", "b", "c", "d", "e", "f", "g"]],
    ["[AX-17] two plans of one id", "plans", ["a", "a"]],
    ["[AX-05] an unknown category", "category", "magic"],
    ["[SVC-02] a field that there is none of", "amount", 1],
    ["[SVC-02] a field within the record's own", "plan.__proto__.price", 1],
    ["[SVC-02] Hindi of a price", "hi.plan.new.price", "1"],
    ["[SVC-02] fifty-one questions", "faqs", Array.from({ length: 51 }, (_, n) => `q${n}`)],
  ])("%s is not kept", async (_, field, value) => {
    const changes: CallableInput<"saveServiceDraft">["changes"] = [{ field, value, seen: 0 }];
    await refusal("invalid_input", call("saveServiceDraft", { service_id: "iec", changes }, await admin()));
  });
});

describe("Hindi of a published service", () => {
  test("[SVC-06] is kept with its English; English of other words has none until somebody says that it holds", async () => {
    const by = await admin();
    const id = "gst-return";
    const before = CATALOGUE.find((one) => one.id === id) as Service;
    await type(id, { summary: "Filed on time.", "hi.summary": "समय पर फ़ाइल।", description: "Returns." }, by);
    await publish(id, by);
    expect((await stored(id)).hindi).toEqual({ [textHash("Filed on time.")]: "समय पर फ़ाइल।" });
    const { marks } = await type(id, { summary: "Filed in time." }, by, { summary: 1 });
    await publish(id, by);
    expect((await stored(id)).hindi).toEqual({});
    await type(id, { summary: "Filed in good time.", "hi.summary": "समय पर फ़ाइल।" }, by, {
      ...{ ...marks, "hi.summary": 1 },
    });
    await publish(id, by);
    expect((await stored(id)).hindi).toEqual({ [textHash("Filed in good time.")]: "समय पर फ़ाइल।" });
    expect(before.summary).not.toBe("");
  });
});

describe("versions", () => {
  test("[SVC-04] each publishing is one with who and when; going back makes a new one that asks the old price", async () => {
    const by = await admin();
    const id = "trademark";
    const sold = CATALOGUE.find((one) => one.id === id) as Service;
    const price = `plan.${sold.plans[0]?.id}.price`;
    const { marks } = await type(
      id,
      { [price]: 9999, faqs: ["one"], "faq.one.question": "Q?", "faq.one.answer": "A." },
      by,
    );
    await publish(id, by);
    await type(id, { [price]: 8888 }, by, marks);
    await publish(id, by);
    const versions = await versionsOf(id);
    expect(versions.map(({ version, way, by_name }) => [version, way, by_name])).toEqual([
      [0, "before", ""],
      [1, "published", "Anita Desai"],
      [2, "published", "Anita Desai"],
    ]);
    expect(versions[2]?.changed).toEqual([price]);
    const back = { service_id: id, version: 0, seen_version: 2 };
    const again = await admin("Ravi Menon");
    await refusal("changed_meanwhile", call("restoreService", { ...back, seen_version: 1 }, again));
    expect(await call("restoreService", back, again)).toEqual({ version: 3 });
    expect(await call("restoreService", back, again)).toEqual({ version: 3 });
    expect(await findService(id)).toEqual(sold);
    expect((await versionsOf(id)).at(-1)).toMatchObject({
      way: "restored",
      restored: 0,
      by_name: "Ravi Menon",
    });
    expect((await notesOn(id)).map(({ action }) => action).toSorted()).toEqual([
      "service.published",
      "service.published",
      "service.restored",
    ]);
    await refusal(
      "service_not_found",
      call("restoreService", { ...back, version: 9, seen_version: 3 }, again),
    );
  });
});

describe("going back to a version", () => {
  test("[SVC-04] takes Hindi and the parts' ids back too, and the version that it makes says what is sold", async () => {
    const by = await admin();
    const id = "tax-planning";
    await type(
      id,
      { faqs: ["one"], "faq.one.question": "Q?", "faq.one.answer": "A.", "hi.faq.one.question": "क्यों?" },
      by,
    );
    await publish(id, by);
    const record = async () => {
      const { version, active, place, created_at, updated_at, ...content } =
        (await collection(COLLECTIONS.services).doc(id).get()).data() ?? {};
      return content;
    };
    const first = await record();
    expect(first).toMatchObject({ faq_ids: ["one"], hindi: { [textHash("Q?")]: "क्यों?" } });
    await call("restoreService", { service_id: id, version: 0, seen_version: 1 }, by);
    const back = await record();
    expect(back.hindi).toEqual({});
    expect(Object.keys(back)).not.toEqual(expect.arrayContaining(["faq_ids"]));
    expect(Object.keys(back)).not.toEqual(expect.arrayContaining(["feature_ids"]));
    expect((await versionsOf(id)).at(-1)).toMatchObject({ version: 2, restored: 0, content: back });
    expect(back).toEqual((await versionsOf(id)).at(-1)?.content);
    await call("restoreService", { service_id: id, version: 1, seen_version: 2 }, by);
    expect(await record()).toEqual(first);
    expect({ id, ...(await versionsOf(id)).at(-1)?.content }).toEqual(first);
  });
});

describe("on sale or hidden, and in which order", () => {
  test("[SVC-05] a hidden service cannot be bought; shown again it can; each once in the log", async () => {
    const by = await admin();
    const id = await published(by);
    const { contact } = wish();
    const wanted = () => wish({ service_id: id, plan_id: "cheap", seen_total: 1179, contact });
    await call("createCheckout", wanted(), signedIn());
    const state = (on_sale: boolean) => call("setServiceOnSale", { service_id: id, on_sale }, by);
    await Promise.all([state(false), state(false)]);
    await refusal("service_not_found", call("createCheckout", wanted(), signedIn()));
    // What is published meanwhile does not put it on sale.
    await type(id, { summary: "Later" }, by, { summary: 1 });
    await publish(id, by);
    await refusal("service_not_found", call("createCheckout", wanted(), signedIn()));
    await state(true);
    await call("createCheckout", wanted(), signedIn());
    expect((await notesOn(id)).map(({ action }) => action).toSorted()).toEqual([
      "service.hidden",
      "service.published",
      "service.published",
      "service.shown",
    ]);
    await refusal("service_not_found", call("setServiceOnSale", { service_id: "none", on_sale: false }, by));
  });

  test("[SVC-01] services are put in order by who has seen the order that is", async () => {
    const by = await admin();
    const ids = [gstRegistration.id, "gst-return", "tax-planning"];
    const wanted = ids.toReversed();
    await call("orderServices", { ids: wanted, seen: ids }, by);
    expect(
      await Promise.all(wanted.map(async (id) => (await collection("services").doc(id).get()).get("place"))),
    ).toEqual([0, 1, 2]);
    await call("orderServices", { ids: wanted, seen: ids }, by);
    await refusal("changed_meanwhile", call("orderServices", { ids, seen: ids }, by));
    expect((await where<{ action: string }>(COLLECTIONS.auditLog, "subject", "services/all")).length).toBe(1);
  });

  test.each(["client_user", "telecaller", "tax_executive", "ca", "franchise"] as const)(
    "[SVC-01] a %s changes nothing",
    async (role) => {
      const by = await withAccount(role);
      const service_id = "bookkeeping";
      await refusal("forbidden", type(service_id, { name: "Books" }, by));
      await refusal("forbidden", call("publishService", { service_id, seen_version: 0, seen_rev: 0 }, by));
      await refusal("forbidden", call("setServiceOnSale", { service_id, on_sale: false }, by));
      await refusal("forbidden", call("restoreService", { service_id, version: 0, seen_version: 1 }, by));
      await refusal("forbidden", call("orderServices", { ids: [service_id], seen: [] }, by));
    },
  );
});
