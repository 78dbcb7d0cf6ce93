import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { MOST_ROWS_EXPORTED } from "@niyamdesk/domain/lists/list-export";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { exportList } from "../../functions/src/lists/export-list.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { keepDerived } from "../../functions/src/profiles/keep-derived.ts";
import { call, callWith, useProduct, withAccount } from "./product.ts";
import { collection, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const admin = () => withAccount("admin");
const CLOCK = Timestamp.fromMillis(Date.parse("2026-11-28T04:00:00Z"));

async function writeStaff(number: number, change: (n: number) => object = () => ({})): Promise<void> {
  const writer = db().bulkWriter();
  for (let n = 0; n < number; n += 1) {
    const id = `member-${String(n).padStart(5, "0")}`;
    const name = `Member ${n}`;
    void writer.set(collection(COLLECTIONS.profiles).doc(id), {
      ...{ id, name, email: `member${n}@example.in`, phone: null, role: "ca", staff_status: "active" },
      // All of one moment: only their ids tell them apart.
      ...{ created_at: CLOCK, search_words: searchWordsOf([name]), ...change(n) },
    });
  }
  await writer.close();
}

const rowsOf = (text: string) => text.split("\r\n").slice(1, -1);

beforeEach(async () => {
  const kept = await collection(COLLECTIONS.profiles).get();
  const writer = db().bulkWriter();
  for (const { ref } of kept.docs) void writer.delete(ref);
  await writer.close();
});

describe("exportList", () => {
  test("[Z-02] [FRM-15] orders come as a file, to administrators alone; what a client is called is text that no spreadsheet runs", async () => {
    const id = "ORD-EXPORT000001";
    await collection(COLLECTIONS.orders)
      .doc(id)
      .set({
        ...{ id, user_id: "meera", service_name: "GST Registration", plan_name: "New", amount: 1_769 },
        ...{
          status: "in_review",
          waits_for: "government",
          assigned_to: "suresh",
          assigned_name: "Suresh Nair",
        },
        customer_info: { name: "=HYPERLINK(1)", email: "meera@niyamdesk.example", phone: "+919812345601" },
        ...{ date: CLOCK, due_date: CLOCK, rise: null },
      });
    const { text } = await call("exportList", { list: "orders", view: "with=suresh" }, await admin());
    const row = rowsOf(text).find((line) => line.includes(id)) ?? "";
    expect(row).toContain("In review");
    expect(row).toContain("Suresh Nair");
    expect(row).not.toMatch(/(^|,)"?=HYPERLINK/);
    const executive = await withAccount("tax_executive");
    await refusal("forbidden", call("exportList", { list: "orders", view: "" }, executive));
    // Whoever works on orders has their own queue as a file, and nobody else's.
    expect((await call("exportList", { list: "work", view: "" }, executive)).rows).toBe(0);
    await collection(COLLECTIONS.orders).doc(id).update({ assigned_to: executive.uid });
    const own = await call("exportList", { list: "work", view: "turn=government" }, executive);
    expect(rowsOf(own.text).map((line) => line.split(",")[0])).toEqual([id]);
    await refusal("forbidden", call("exportList", { list: "caWork", view: "" }, executive));
    await collection(COLLECTIONS.orders).doc(id).delete();
  });

  test("[Z-02] support, mails and coupons with their uses come as files too, as filtered; of a mail never what stands in it", async () => {
    const by = await admin();
    const kept = {
      support_tickets: {
        ...{ name: "=1+1", email: "asha@example.in", phone: "+919812345601", subject: "Help", status: "new" },
        ...{
          source: "phone",
          merged_into: null,
          assigned_to: null,
          assigned_name: null,
          queue_at: CLOCK,
          created_at: CLOCK,
        },
      },
      mail: {
        ...{ to: "asha@example.in", template: "order-paid", data: { secret: "SECRET" }, status: "sent" },
        ...{ attempts: 1, created_at: CLOCK, sent_at: CLOCK, last_error: null },
      },
      coupons: {
        ...{ discount: { kind: "amount", amount_paise: 50_000 }, note: "Diwali", status: "active", uses: 2 },
        created_at: CLOCK,
      },
      coupon_uses: {
        ...{ code: "DIWALI", client_name: "Asha", service_name: "IEC", plan_name: "One", status: "used" },
        ...{ price_paise: 149_900, discount_paise: 50_000, order_id: "ORD-1", created_at: CLOCK },
      },
    };
    for (const [name, record] of Object.entries(kept)) {
      await collection(name)
        .doc("EXPORT1")
        .set({ id: "EXPORT1", code: "EXPORT1", ...record });
    }
    const fileOf = async (list: string, view = "") => (await call("exportList", { list, view }, by)).text;
    const tickets = await fileOf("tickets", "status=new");
    expect(tickets).toContain("asha@example.in");
    expect(tickets).not.toMatch(/(^|,)"?=1/m);
    expect(await fileOf("tickets", "status=closed")).not.toContain("asha@example.in");
    const mails = await fileOf("mails", "status=sent");
    expect(mails).toContain("order-paid");
    expect(mails).not.toContain("SECRET");
    expect(await fileOf("coupons")).toMatch(/EXPORT1,Diwali,,500/);
    expect(await fileOf("couponUses")).toMatch(/DIWALI|EXPORT1/);
    await refusal("forbidden", call("exportList", { list: "tickets", view: "" }, await withAccount("ca")));
    for (const name of Object.keys(kept)) await collection(name).doc("EXPORT1").delete();
  });

  test("[N-30] [R-03] a partner has the people they brought as a file, without what our telecallers note, and nobody else's", async () => {
    const [partner, other] = [await withAccount("franchise"), await withAccount("franchise")];
    const lead = collection(COLLECTIONS.leads).doc("lead-of-partner");
    await lead.set({
      ...{ id: lead.id, name: "Ravi", phone_e164: "+919812345609", status: "new", notes: "A NOTE" },
      ...{ assigned_to: partner.uid, created_at: CLOCK, updated_at: CLOCK, next_follow_up: null },
    });
    const { rows, text } = await call("exportList", { list: "partnerLeads", view: "" }, partner);
    expect([rows, text.includes("Ravi"), text.includes("A NOTE")]).toEqual([1, true, false]);
    expect((await call("exportList", { list: "partnerLeads", view: "" }, other)).rows).toBe(0);
    await refusal(
      "forbidden",
      call("exportList", { list: "partnerLeads", view: "" }, await withAccount("ca")),
    );
    await lead.delete();
  });

  test("[N-30] 2,000 rows of one moment are all there, each once, and counted in the file's name and the audit log", async () => {
    await writeStaff(2_000);
    await writeStaff(1, () => ({ id: "client", role: "client_user" }));
    const by = await admin();
    const { name, rows, text } = await call("exportList", { list: "staff", view: "" }, by);
    expect(rows).toBe(1_999);
    expect(name).toBe(`staff-${istDay(Date.now())}-1999-rows.csv`);
    const names = rowsOf(text).map((line) => line.split(",")[0]);
    expect(new Set(names).size).toBe(1_999);
    expect(await where(COLLECTIONS.auditLog, "actor", by.uid)).toMatchObject([
      {
        role: "admin",
        action: "list.exported",
        subject: "lists/staff",
        after: { view: "", rows: 1_999 },
      },
    ]);
  });

  test("[N-30] what is exported is what is filtered and searched for, in its order", async () => {
    await writeStaff(30, (n) => ({
      role: n % 2 === 0 ? "ca" : "telecaller",
      staff_status: n % 3 === 0 ? "invited" : "active",
    }));
    const { text } = await call(
      "exportList",
      { list: "staff", view: "role=ca&status=invited&sort=name" },
      await admin(),
    );
    expect(rowsOf(text).map((line) => line.split(",")[0])).toEqual([
      "Member 0",
      "Member 12",
      "Member 18",
      "Member 24",
      "Member 6",
    ]);
    const found = await call("exportList", { list: "staff", view: "q=member+12" }, await admin());
    expect(found.rows).toBe(1);
    const none = await call("exportList", { list: "staff", view: "status=suspended" }, await admin());
    expect([none.rows, none.name.endsWith("-0-rows.csv")]).toEqual([0, true]);
  });

  test("[N-30] cells are harmless, numbers are not touched, Excel sees UTF-8", async () => {
    await writeStaff(1, () => ({
      ...{
        name: '=HYPERLINK("http://x")',
        email: "+1+2@example.in",
        phone: "+919812345601",
        staff_status: "active",
      },
    }));
    const { text } = await call("exportList", { list: "staff", view: "" }, await admin());
    expect(text).toBe(
      [
        "\ufeffName,Email,Phone,Role,Status,Since",
        `"'=HYPERLINK(""http://x"")",'+1+2@example.in,+91 98123 45601,CA,active,2026-11-28`,
        "",
      ].join("\r\n"),
    );
  });

  test("[N-30] [R-03] only whose list it is gets it, and nobody gets one that is not exported", async () => {
    for (const role of ["franchise", "ca", "telecaller", "tax_executive", "client_user"] as const) {
      await refusal("forbidden", call("exportList", { list: "staff", view: "" }, await withAccount(role)));
    }
    await refusal("unauthenticated", call("exportList", { list: "staff", view: "" }));
    await refusal("forbidden", call("exportList", { list: "ownOrders", view: "" }, await admin()));
    await refusal(
      "list_not_exported",
      call("exportList", { list: "ownOrders", view: "" }, await withAccount("client_user")),
    );
    const demoted = await admin();
    await (await accounts()).setCustomUserClaims(demoted.uid, { role: "ca" });
    await refusal("forbidden", call("exportList", { list: "staff", view: "" }, demoted));
  });

  test("[N-30] a view that is not understood whole is refused: it would export more than was asked for", async () => {
    await writeStaff(2);
    const by = await admin();
    for (const view of ["role=nobody", "stauts=active", "role=ca&odd=1", "role=ca,", "x".repeat(501)]) {
      await refusal("invalid_input", callWith("exportList", { list: "staff", view }, by));
    }
    expect(await where(COLLECTIONS.auditLog, "actor", by.uid)).toEqual([]);
  });

  test("[N-30] what is too long for one file is refused whole and leaves no note", async () => {
    await writeStaff(6);
    const caller = { uid: "somebody-6", role: "admin" } as const;
    await expect(exportList("staff", "", caller, 5)).rejects.toThrow(
      expect.objectContaining({ code: "too_many_rows" }),
    );
    expect(await where(COLLECTIONS.auditLog, "actor", caller.uid)).toEqual([]);
    expect(await exportList("staff", "", caller, 6)).toMatchObject({ rows: 6 });
    expect(MOST_ROWS_EXPORTED).toBe(20_000);
  });
});

test("[Z-02] whoever changes a name is found by it, and nothing is written when nothing changed", async () => {
  await writeStaff(1, () => ({ search_words: [] }));
  const own = collection(COLLECTIONS.profiles).doc("member-00000");
  await keepDerived("member-00000");
  const first = await own.get();
  expect(first.get("search_words")).toContain("memb");
  await keepDerived("member-00000");
  expect((await own.get()).updateTime?.isEqual(first.updateTime as Timestamp)).toBe(true);
  await own.update({ name: "Asha Rao" });
  await keepDerived("member-00000");
  expect((await own.get()).get("search_words")).toContain("asha");
  await own.delete();
  await keepDerived("member-00000");
  expect((await own.get()).exists).toBe(false);
});
