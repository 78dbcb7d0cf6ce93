import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { Service } from "@niyamdesk/domain/services/service";
import { describe, expect, test } from "vitest";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { call, tokenOf, useProduct, withAccount } from "./product.ts";
import { read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

type ServiceInput = CallableInput<"saveService">["service"];
type Stored = Service & { version: number };

const admin = () => withAccount("admin");
const newId = () => `svc-${randomUUID().slice(0, 12)}`;
const plan = (id: string, price: number) => ({
  id,
  name: `Plan ${id}`,
  description: "",
  eligibility: "",
  price,
  turnaround: "",
});

function service(change: Partial<ServiceInput> = {}): ServiceInput {
  return {
    id: newId(),
    name: "GST registration",
    category: "tax",
    icon: "file-text",
    summary: "Registered in a week",
    description: "We register you.",
    eligibility: "",
    popular: false,
    feature_list: ["Checked twice"],
    required_documents: [{ id: "pan", label: "PAN card", required: true }],
    plans: [plan("new", 1499), plan("cheap", 999)],
    faqs: [],
    government_fee: null,
    sac: "998232",
    turnaround: "7 working days",
    active: true,
    ...change,
  };
}

const stored = (id: string) => read<Stored>(COLLECTIONS.services, id);
const notesOn = (path: string) =>
  where<{ action: string; actor: string; before: object | null; after: object }>(
    COLLECTIONS.auditLog,
    "subject",
    path,
  );

describe("a service", () => {
  test("[AX-05] is stored whole with the price of its cheapest plan, a version and a note", async () => {
    const by = await admin();
    const wanted = service();
    expect(await call("saveService", { service: wanted, seen_version: null }, by)).toEqual({ version: 1 });
    expect(await stored(wanted.id)).toMatchObject({ ...wanted, amount: 999, version: 1 });
    expect(await notesOn(`services/${wanted.id}`)).toMatchObject([
      { action: "service.saved", actor: by.uid, before: null, after: { prices: { new: 1499, cheap: 999 } } },
    ]);
  });

  test("[AX-05] is not overwritten by who has not seen what it is now; of two at once one is told", async () => {
    const by = await admin();
    const wanted = service();
    await call("saveService", { service: wanted, seen_version: null }, by);
    const dearer = { ...wanted, plans: [plan("new", 1999)] };
    await call("saveService", { service: dearer, seen_version: 1 }, by);
    await refusal("changed_meanwhile", call("saveService", { service: wanted, seen_version: 1 }, by));
    await refusal("changed_meanwhile", call("saveService", { service: wanted, seen_version: null }, by));
    expect((await stored(wanted.id)).amount).toBe(1999);

    const both = await Promise.allSettled(
      [2999, 3999].map((price) =>
        call("saveService", { service: { ...wanted, plans: [plan("new", price)] }, seen_version: 2 }, by),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await stored(wanted.id)).version).toBe(3);
  });

  test("[AX-05] a save whose answer was lost is the same save when it is sent again", async () => {
    const by = await admin();
    const wanted = service();
    await call("saveService", { service: wanted, seen_version: null }, by);
    expect(await call("saveService", { service: wanted, seen_version: null }, by)).toEqual({ version: 1 });
    expect(await notesOn(`services/${wanted.id}`)).toHaveLength(1);
  });

  const hindi = "क".repeat(50);
  test.each<[string, Partial<ServiceInput>]>([
    ["[AX-17] two plans of one id", { plans: [plan("new", 1), plan("new", 2)] }],
    ["[AX-05] no plan", { plans: [] }],
    ["[AX-05] seven plans", { plans: Array.from({ length: 7 }, (_, n) => plan(`p${n}`, 1)) }],
    ["[AX-05] a price of nothing", { plans: [plan("new", 0)] }],
    ["[AX-05] a price below nothing", { plans: [plan("new", -1)] }],
    ["[AX-05] half a rupee", { plans: [plan("new", 99.5)] }],
    ["[AX-05] more than ten lakh", { plans: [plan("new", 1_000_001)] }],
    [
      "[AX-05] names that the payment window has no room for",
      { name: hindi, plans: [{ ...plan("new", 1), name: hindi }] },
    ],
    ["[AX-05] markup", { name: "<b>GST</b>" }],
    ["[AX-05] a name that is read backwards", { name: "GST\u202egst" }],
    ["[AX-05] a code of goods", { sac: "848232" }],
    ["[AX-05] an unknown category", { category: "magic" as never }],
  ])("%s is refused", async (_, change) => {
    const wrong = service(change);
    await refusal(
      "invalid_input",
      call("saveService", { service: wrong, seen_version: null }, await admin()),
    );
  });

  test("[AX-05] a name in Hindi that fits the window is sold", async () => {
    const name = "आयकर रिटर्न दाखिल करना";
    const wanted = service({ name, plans: [{ ...plan("new", 1), name: "वेतनभोगी" }] });
    expect(await call("saveService", { service: wanted, seen_version: null }, await admin())).toEqual({
      version: 1,
    });
  });
});

describe("an announcement", () => {
  const announcement = (change: object = {}): CallableInput<"publishNotification"> => ({
    notification_id: randomUUID(),
    title: "New due date",
    content: "31 August",
    type: "compliance",
    audience: "all",
    isActive: true,
    seen_version: null,
    ...change,
  });

  test("[AX-05] is published once, corrected by who has seen it, and ended; its day stays", async () => {
    const by = await admin();
    const first = announcement();
    const { notification_id: id } = first;
    expect(await call("publishNotification", first, by)).toEqual({ version: 1 });
    expect(await call("publishNotification", first, by)).toEqual({ version: 1 });
    const published = await read<{ createdAt: unknown }>(COLLECTIONS.notifications, id);
    await refusal("changed_meanwhile", call("publishNotification", { ...first, title: "Other" }, by));
    const ended = { ...first, isActive: false, seen_version: 1 };
    expect(await call("publishNotification", ended, by)).toEqual({ version: 2 });
    expect(await read(COLLECTIONS.notifications, id)).toMatchObject({
      isActive: false,
      createdAt: published.createdAt,
    });
    expect(await notesOn(`notifications/${id}`)).toHaveLength(2);
  });

  test("[AX-05] whoever was suspended publishes nothing and changes no price, though the token is good", async () => {
    const by = await admin();
    await (await accounts()).updateUser(by.uid, { disabled: true });
    const former = { uid: by.uid, idToken: tokenOf(by.uid, "admin") };
    const wanted = service({ plans: [plan("new", 1)] });
    await refusal("account_suspended", call("publishNotification", announcement(), former));
    await refusal("account_suspended", call("saveService", { service: wanted, seen_version: null }, former));
  });
});
