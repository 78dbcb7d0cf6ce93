import "./own-project.ts";
import type { AuditEntry } from "@niyamdesk/domain/audit/audit-entry";
import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { ExportJob } from "@niyamdesk/domain/lists/export-job";
import { LIST_EXPORTS_MADE } from "@niyamdesk/domain/lists/export-queries";
import { MOST_ROWS_AT_ONCE, MOST_ROWS_EXPORTED } from "@niyamdesk/domain/lists/list-export";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { careForExports } from "../../functions/src/lists/care-for-exports.ts";
import { exportList } from "../../functions/src/lists/export-list.ts";
import { makeExport } from "../../functions/src/lists/make-export.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { DAY_MS, MINUTE_MS } from "../../functions/src/platform/clock.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { files } from "../../functions/src/platform/storage.ts";
import { keepDerived } from "../../functions/src/profiles/keep-derived.ts";
import { untilItDies } from "./dying.ts";
import { type Client, call, callWith, urlOf, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
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
          desk_turn: "government",
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

  test("[Z-02] support, mails, coupons with their uses, announcements and mailings come as files too, as filtered; of a mail never what stands in it", async () => {
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
        ...{ to: "asha@example.in", template: "refund-failed", data: { secret: "SECRET" }, status: "sent" },
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
      announcements: {
        words: { en: { title: "=1+1", content: "Closed" }, hi: { title: "बंद", content: "आज" } },
        ...{
          type: "alert",
          audience: { to: ["client_user"], services: ["iec"], states: ["27"] },
          language: "hi",
        },
        ...{ status: "live", starts_at: CLOCK, ends_at: null },
      },
      mailings: {
        ...{
          title: "Diwali",
          words: { en: { subject: "Ten off" }, hi: { subject: "दस कम" } },
          status: "done",
        },
        audience: { services: [], states: [], language: null },
        ...{ written: 5, sent: 4, waiting: 0, failed: 1, bounced: 2, unsubscribed: 0, created_at: CLOCK },
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
    expect(mails).toContain("asha@example.in,Refund failed,Sent,1,");
    expect(mails).not.toContain("SECRET");
    expect(await fileOf("coupons")).toMatch(/EXPORT1,Diwali,,500/);
    expect(await fileOf("couponUses")).toMatch(/DIWALI|EXPORT1/);
    const announced = await fileOf("announcements", "status=live");
    expect(announced).toContain("बंद,Closed,आज,Clients,iec,Maharashtra,Hindi,Live,2026-11-28,");
    expect(announced).not.toMatch(/(^|,)"?=1/m);
    expect(await fileOf("mailings")).toContain("Diwali,Ten off,दस कम,,,,Done,5,4,0,1,2,0,2026-11-28,");
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
        `"'=HYPERLINK(""http://x"")",'+1+2@example.in,+91 98123 45601,CA,Active,2026-11-28`,
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
    const all = { list: "staff", view: "" };
    await expect(exportList(all, caller, { most: 5 })).rejects.toThrow(
      expect.objectContaining({ code: "too_many_rows" }),
    );
    expect(await where(COLLECTIONS.auditLog, "actor", caller.uid)).toEqual([]);
    expect(await exportList(all, caller, { most: 6, atOnce: 6 })).toMatchObject({ rows: 6, export_id: null });
    expect([MOST_ROWS_AT_ONCE, MOST_ROWS_EXPORTED]).toEqual([2_000, 50_000]);
  });
});

describe("an export by a job", () => {
  const list = "staff";
  const jobOf = async (id: string) => {
    const job = await read<ExportJob>(LIST_EXPORTS_MADE, id);
    if (job === undefined) throw new Error("There is no such export");
    return job;
  };
  /** Begun, as for a list that is too long to be handed out at once. */
  async function begin(by: Client, view = "", page = "/admin/staff"): Promise<string> {
    const { export_id } = await exportList(
      { list, view, page },
      { uid: by.uid, role: "admin" },
      { atOnce: 3 },
    );
    return export_id ?? "";
  }
  /** What is fetched with a ticket, as a browser does. */
  async function fetched(id: string, by: Client): Promise<{ status: number; text: string }> {
    const { ticket } = await call("openExport", { export_id: id }, by);
    const answer = await fetch(urlOf("documentFile"), { headers: { authorization: `Bearer ${ticket}` } });
    return {
      status: answer.status,
      text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer()),
    };
  }

  test("[N-30] is written slice by slice, by workers that are killed and beside another; it has each row of its moment once, and says how many", async () => {
    await writeStaff(50, (n) => ({ name: n === 7 ? "=HYPERLINK(1)" : `Member ${n}` }));
    const by = await admin();
    const id = await begin(by, "sort=name");
    expect(await begin(by, "sort=name")).toBe(id);
    // What comes and goes from now on is not in it.
    await collection(COLLECTIONS.profiles).doc("member-00049").delete();
    await writeStaff(1, () => ({ id: "later", name: "A later one" }));
    let now = Date.now();
    const work = () => {
      now += 4 * MINUTE_MS;
      return makeExport(id, now, 8);
    };
    for (const fate of [
      { commitsLeft: 3, when: "before" },
      { commitsLeft: 3, when: "after" },
      { commitsLeft: 2, when: "before" },
    ] as const) {
      await untilItDies(fate, work);
    }
    expect(await jobOf(id)).toMatchObject({ status: "making", matching: 50 });
    await Promise.all([work(), work()]);
    expect(await jobOf(id)).toMatchObject({ status: "ready", rows: 50, gone_through: 50, worker: null });

    const { status, text } = await fetched(id, by);
    expect(status).toBe(200);
    expect(text.startsWith("\ufeffName,")).toBe(true);
    const names = rowsOf(text).map((line) => line.split(",")[0]);
    expect(new Set(names).size).toBe(50);
    expect(names).toContain("Member 49");
    expect(names).toContain("'=HYPERLINK(1)");
    expect(names).not.toContain("A later one");
    expect((await jobOf(id)).name).toBe(`staff-${istDay(Date.now())}-50-rows.csv`);

    const told = await collection(`${COLLECTIONS.profiles}/${by.uid}/${SUBCOLLECTIONS.inbox}`).get();
    expect(told.docs.map((entry) => entry.data())).toMatchObject([
      { title: "Your export is ready", link: `/admin/staff?sort=name&export=${id}` },
    ]);
    const noted = await where<AuditEntry>(COLLECTIONS.auditLog, "actor", by.uid);
    expect(noted.map(({ action, after }) => [action, after?.view, after?.rows]).sort()).toEqual([
      ["list.export_fetched", "sort=name", 50],
      ["list.exported", "sort=name", 50],
    ]);
  });

  test("[N-30] [R-03] is fetched by whoever asked alone, and as long as they are what they were", async () => {
    await writeStaff(5);
    const [by, other] = [await admin(), await admin()];
    const id = await begin(by, "", "/telecaller/leads");
    await refusal("export_gone", call("openExport", { export_id: id }, by));
    await makeExport(id);
    // Only a page of one's own workspace is linked to.
    expect((await jobOf(id)).link).toBe(null);
    await refusal("export_gone", call("openExport", { export_id: id }, other));
    await refusal("export_gone", call("openExport", { export_id: "b1" }, by));
    const { ticket } = await call("openExport", { export_id: id }, by);
    await (await accounts()).setCustomUserClaims(by.uid, { role: "ca" });
    await refusal("forbidden", call("openExport", { export_id: id }, by));
    const answer = await fetch(urlOf("documentFile"), { headers: { authorization: `Bearer ${ticket}` } });
    expect(answer.status).toBe(404);

    const former = await admin();
    const never = await begin(former);
    await (await accounts()).updateUser(former.uid, { disabled: true });
    await makeExport(never);
    expect(await jobOf(never)).toMatchObject({ status: "failed", rows: 0, name: null });
  });

  test("[N-30] its file is there for an hour; what failed five times is given up, and told", async () => {
    await writeStaff(5);
    const by = await admin();
    const id = await begin(by);
    await careForExports();
    expect((await jobOf(id)).status).toBe("making");
    await careForExports(Date.now() + 2 * MINUTE_MS);
    expect((await jobOf(id)).status).toBe("ready");
    const bucket = await files();
    const prefix = `list-exports/${by.uid}/`;
    expect((await bucket.getFiles({ prefix }))[0].length).toBeGreaterThan(0);
    await careForExports(Date.now() + 50 * MINUTE_MS);
    expect((await jobOf(id)).status).toBe("ready");
    await careForExports(Date.now() + 61 * MINUTE_MS);
    expect((await jobOf(id)).status).toBe("gone");
    expect((await bucket.getFiles({ prefix }))[0]).toEqual([]);
    await refusal("export_gone", call("openExport", { export_id: id }, by));
    // Of a worker that was held up.
    await bucket.file(`${prefix}${id}/late.csv`).save("late", { resumable: false });
    await careForExports(Date.now() + 8 * DAY_MS);
    expect((await bucket.getFiles({ prefix }))[0]).toEqual([]);
    expect((await collection(LIST_EXPORTS_MADE).doc(id).get()).exists).toBe(false);

    const dying = await begin(by);
    for (let n = 1; n <= 5; n += 1) {
      await untilItDies({ commitsLeft: 2, when: "before" }, () =>
        makeExport(dying, Date.now() + n * 4 * MINUTE_MS),
      );
    }
    await makeExport(dying, Date.now() + 30 * MINUTE_MS);
    expect((await jobOf(dying)).status).toBe("failed");
    const told = await collection(`${COLLECTIONS.profiles}/${by.uid}/${SUBCOLLECTIONS.inbox}`)
      .doc(`export_${dying}`)
      .get();
    expect(told.get("title")).toBe("Your export could not be made");
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
