import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { describe, expect, test } from "vitest";
import { audit } from "../../functions/src/platform/audit.ts";
import { asWebhook } from "../../functions/src/platform/machine.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const note = (id: string, actor: string, subject: string) =>
  commitTogether(async (unit) =>
    audit(unit, id, {
      ...{ actor, role: actor === "system" ? "system" : "admin", action: "order.assigned", subject },
      ...{ before: { assigned_to: null }, after: { assigned_to: "uid-9" } },
    }),
  );

describe("audit log", () => {
  test("[Z-02] an entry says whether a person, the system or a message from Razorpay did it", async () => {
    await note("by-person", "admin-7", "orders/ORD-AUDIT-1");
    await note("by-job", "system", "orders/ORD-AUDIT-2");
    await asWebhook(() => note("by-webhook", "system", "orders/ORD-AUDIT-3"));
    expect(await read(COLLECTIONS.auditLog, "by-person")).toMatchObject({ by: "admin-7", noun: "order" });
    expect(await read(COLLECTIONS.auditLog, "by-job")).toMatchObject({ by: "job" });
    expect(await read(COLLECTIONS.auditLog, "by-webhook")).toMatchObject({ by: "webhook" });
  });

  test("[Z-02] who was refused a privileged act is noted once, however often they try", async () => {
    const caller = await withAccount("telecaller");
    const suspend = () => call("suspendStaff", { uid: "somebody", reason: "left" } as never, caller);
    for (let time = 0; time < 3; time += 1) await refusal("forbidden", suspend());
    await refusal("forbidden", call("setTargets", {} as never, caller));
    const noted = await where<{ subject: string }>(COLLECTIONS.auditLog, "actor", caller.uid);
    expect(noted.toSorted((a, b) => a.subject.localeCompare(b.subject))).toMatchObject([
      {
        ...{ action: "access.refused", noun: "access", subject: "callables/setTargets" },
        ...{ role: "telecaller", before: null, after: { refused: "forbidden" } },
      },
      { subject: "callables/suspendStaff" },
    ]);
  });

  test("[Z-02] what everybody may call leaves no refusal, nor does who isn't signed in", async () => {
    const client = await withAccount("client_user");
    await refusal("unauthenticated", call("suspendStaff", { uid: "somebody" } as never));
    await refusal("not_found", call("openDocument", { document_id: "none" } as never, client)).catch(
      () => {},
    );
    expect(await where(COLLECTIONS.auditLog, "actor", client.uid)).toEqual([]);
  });

  test("[Z-02] the log can be had as a file by what it is about, which is noted too", async () => {
    const admin = await withAccount("admin");
    await note("to-export", admin.uid, "orders/ORD-AUDIT-77");
    const { text, rows } = await call("exportList", { list: "audit", view: `by=${admin.uid}` }, admin);
    expect(rows).toBe(1);
    expect(text).toContain("assigned an order");
    expect(text).toContain("Assigned to: – → uid-9");
    const found = await call("exportList", { list: "audit", view: "q=ORD-AUDIT-77" }, admin);
    expect(found.rows).toBe(1);
    expect(await where(COLLECTIONS.auditLog, "subject", "lists/audit")).toHaveLength(2);
    const executive = await withAccount("tax_executive");
    await refusal("forbidden", call("exportList", { list: "audit", view: "" }, executive));
  });
});
