import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type ConsentLine, standingOf } from "@niyamdesk/domain/consents/consent";
import { CONSENTS } from "@niyamdesk/domain/consents/queries";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hasAgreed, holderKey, noteConsent } from "../../functions/src/consents/note-consent.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { newPhone } from "../support/actors.ts";
import { newClient } from "./order-work.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { collection, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const linesOf = (holder: string) => where<ConsentLine>(CONSENTS, "holder", holder);
const say = (uid: string, purpose: ConsentLine["purpose"], given: boolean) =>
  commitTogether((unit) =>
    noteConsent(unit, { uid }, { purpose, given, place: "privacy_centre", language: "en" }),
  );

test("[TR-01] whatever is given and taken back, in whatever order and at once, the last line is where it stands", async () => {
  const act = fc.record({
    purpose: fc.constantFrom("marketing_mail" as const, "marketing_whatsapp" as const),
    given: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 7 }), fc.boolean(), async (acts, atOnce) => {
      const uid = randomUUID();
      if (atOnce) await Promise.all(acts.map(({ purpose, given }) => say(uid, purpose, given)));
      else for (const { purpose, given } of acts) await say(uid, purpose, given);
      const lines = await linesOf(holderKey({ uid }));
      expect(lines.map(({ number }) => number).sort((a, b) => a - b)).toEqual(lines.map((_, n) => n + 1));
      const standing = standingOf(lines);
      for (const purpose of ["marketing_mail", "marketing_whatsapp"] as const) {
        expect(await hasAgreed(uid, purpose)).toBe(standing[purpose] ?? false);
        const last = acts.findLast((one) => one.purpose === purpose);
        if (!atOnce) expect(standing[purpose]).toBe(last?.given);
      }
      // What stands already is no line of its own.
      for (const [n, line] of lines.sort((a, b) => a.number - b.number).entries()) {
        const before = lines.slice(0, n).findLast(({ purpose }) => purpose === line.purpose);
        expect(before?.given).not.toBe(line.given);
      }
    }),
    { numRuns: 12 },
  );
});

test("[TR-01] a client switches a consent on and off in the privacy centre: each press is a line with its words, language and place", async () => {
  const client = await newClient();
  const press = (given: boolean) =>
    call("setConsent", { purpose: "marketing_mail", given, language: "hi" }, client);
  expect((await press(true)).switches.marketing_mail).toBe(true);
  await press(true);
  const { switches, consents } = await press(false);
  expect(switches).toMatchObject({ marketing_mail: false, marketing_calls: false, calls: null });
  const words = { purpose: "marketing_mail", language: "hi", place: "privacy_centre" };
  expect(consents).toMatchObject([
    { ...words, given: false },
    { ...words, given: true },
  ]);
  expect(await hasAgreed(client.uid, "marketing_mail")).toBe(false);
  await refusal(
    "invalid_input",
    call("setConsent", { purpose: "calls", given: false, language: "en" }, client),
  );
});

test("[TR-01] what a profile holds from before the ledger counts until something newer is said", async () => {
  const client = await newClient();
  const before = { purpose: "marketing_mail", given: true, notice_version: "2025", at: new Date() };
  await collection(COLLECTIONS.profiles)
    .doc(client.uid)
    .update({ consents: [before] });
  expect(await hasAgreed(client.uid, "marketing_mail")).toBe(true);
  expect((await call("ownPrivacy", {}, client)).consents).toMatchObject([
    { given: true, notice_version: "2025" },
  ]);
  await say(client.uid, "marketing_mail", false);
  expect(await hasAgreed(client.uid, "marketing_mail")).toBe(false);
});

test("[TR-01] registering writes the terms once; a form, its number's consent to be called; the owner ends the calls for whoever works on it", async () => {
  const phone = newPhone();
  const client = await withAccount("client_user", { phoneNumber: phone });
  await call("ensureProfile", { name: "Asha Rao", accepted_in: "hi" }, client);
  await call("ensureProfile", { name: "Asha Rao", accepted_in: "hi" }, client);
  expect(await linesOf(holderKey({ uid: client.uid }))).toMatchObject([
    { purpose: "terms", given: true, place: "sign_up", language: "hi" },
  ]);
  const asked = { name: "Asha Rao", phone: phone.slice(3), service_id: "itr-filing", website: "" };
  await call("requestCallback", { ...asked, request_id: randomUUID() });
  expect((await call("ownPrivacy", {}, client)).switches.calls).toBe(true);
  const { switches } = await call("setConsent", { purpose: "calls", given: false, language: "en" }, client);
  expect(switches.calls).toBe(false);
  expect(await where<Lead>(COLLECTIONS.leads, "phone_e164", phone)).toMatchObject([
    { do_not_call: true, call_by: null },
  ]);
  await call("setConsent", { purpose: "calls", given: true, language: "en" }, client);
  expect(await where<Lead>(COLLECTIONS.leads, "phone_e164", phone)).toMatchObject([{ do_not_call: false }]);
  const said = (await linesOf(holderKey({ phone }))).sort((a, b) => a.number - b.number);
  expect(said.map(({ given, place }) => [given, place])).toEqual([
    [true, "call_me_form"],
    [false, "privacy_centre"],
    [true, "privacy_centre"],
  ]);
  expect(JSON.stringify(said)).not.toContain(phone.slice(3));
});

test("[TR-01] with the account everything ends by lines that stay", async () => {
  const client = await newClient();
  await call("setConsent", { purpose: "marketing_whatsapp", given: true, language: "en" }, client);
  await call("deleteOwnAccount", {}, client);
  const lines = (await linesOf(holderKey({ uid: client.uid }))).sort((a, b) => a.number - b.number);
  expect(lines.map(({ given, place }) => [given, place])).toEqual([
    [true, "privacy_centre"],
    [false, "account_deleted"],
  ]);
});
