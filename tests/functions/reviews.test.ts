import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type CaPartner, readPartner } from "@niyamdesk/domain/partners/partner";
import * as fc from "fast-check";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { book, consultationNow, moveTo, newClient, newPartner, type Partner } from "./directory.ts";
import { type Client, call, signedIn, useProduct, withAccount } from "./product.ts";
import { collection, read } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const HOUR_MS = 3_600_000;
const C = COLLECTIONS;
const TEXT = "Clear answers, and on time.";

/** A consultation of an hour ago, without the walk through booking. */
async function pastConsultation(client: Client, partner: Partner, changes: object = {}): Promise<string> {
  const id = `con-${randomUUID().slice(0, 8)}`;
  const at = (ms: number) => Timestamp.fromMillis(Date.now() + ms);
  await collection(C.consultations)
    .doc(id)
    .set({
      ...{ id, user_id: client.uid, ca_id: partner.id, ca_user_id: partner.uid, status: "booked" },
      ...{ starts_at: at(-HOUR_MS), ends_at: at(-HOUR_MS / 2), marked_at: null, reviewed_at: null },
      ...changes,
    });
  return id;
}

async function order(client: Client, assigned_to: string | null, status = "completed"): Promise<string> {
  const id = `ORD-${randomUUID().slice(0, 8).toUpperCase()}`;
  await collection(C.orders)
    .doc(id)
    .set({ id, user_id: client.uid, assigned_to, status, date: Timestamp.now() });
  return id;
}

function review(client: Client, partner: Partner, source: object, rating = 5, text = TEXT) {
  const input = { ca_id: partner.id, source: source as { order_id: string }, rating, text };
  return call("reviewPartner", input, client);
}

async function partnerNow({ id }: Partner): Promise<CaPartner> {
  const partner = readPartner(id, await read(C.caPartners, id));
  if (!partner) throw new Error(`${id} is not readable`);
  return partner;
}

async function reviewsOf({ id }: Partner): Promise<Record<string, unknown>[]> {
  const found = await collection(`${C.caPartners}/${id}/${SUBCOLLECTIONS.reviews}`).get();
  return found.docs.map((entry) => entry.data());
}

/** What the reviews themselves add up to. */
async function expectRightRating(partner: Partner): Promise<void> {
  const ratings = (await reviewsOf(partner)).map(({ rating }) => Number(rating));
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  expect(await read(C.caPartners, partner.id)).toMatchObject({
    rating_sum: sum,
    total_reviews: ratings.length,
    average_rating: ratings.length === 0 ? 0 : sum / ratings.length,
  });
}

describe("a review", () => {
  test("[D-03] after a consultation, and after a completed order: public without a word of who it is", async () => {
    const [partner, client] = [await newPartner(), await newClient("Asha Kumari Rao")];
    const consultation_id = await pastConsultation(client, partner);
    const order_id = await order(client, partner.uid);
    expect(await review(client, partner, { consultation_id }, 4)).toEqual({ review_id: consultation_id });
    await review(client, partner, { order_id }, 5, "  Filed in a day.\r\n\r\n\r\nThank you.  ");
    const reviews = await reviewsOf(partner);
    expect(reviews).toMatchObject([
      { id: consultation_id, author_name: "Asha R.", rating: 5, text: "Filed in a day.\n\nThank you." },
    ]);
    expect(Object.keys(reviews[0] ?? {}).sort()).toEqual(
      ["author_name", "created_at", "id", "rating", "text", "updated_at"].sort(),
    );
    expect(JSON.stringify(reviews)).not.toContain(client.uid);
    expect(await read(C.caPartners, partner.id)).toMatchObject({
      rating_sum: 5,
      total_reviews: 1,
      average_rating: 5,
    });
    expect((await consultationNow(consultation_id)).reviewed_at).toBeTruthy();
    expect(await read(C.orders, order_id)).toMatchObject({ reviewed_ca_id: partner.id });
  });

  test("[D-03] is one of a client for each CA, however many talks there were, also when all are sent at once", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const ids = await Promise.all([1, 2, 3].map(() => pastConsultation(client, partner)));
    await Promise.all(ids.map((consultation_id) => review(client, partner, { consultation_id }, 1)));
    expect(await reviewsOf(partner)).toHaveLength(1);
    await expectRightRating(partner);
    const other = await newPartner();
    await review(client, other, { consultation_id: await pastConsultation(client, other) });
    expect(await reviewsOf(other)).toHaveLength(1);
  });

  test("[D-03] of the same consultation is one; its author changes it, and the average follows", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const consultation_id = await pastConsultation(client, partner);
    await review(client, partner, { consultation_id }, 1);
    const [before] = await reviewsOf(partner);
    await review(client, partner, { consultation_id }, 4, "Better on a second thought.");
    const [after, ...more] = await reviewsOf(partner);
    expect(more).toEqual([]);
    expect(after).toMatchObject({
      rating: 4,
      text: "Better on a second thought.",
      created_at: before?.created_at,
    });
    await expectRightRating(partner);
  });

  test("[D-03] of an order stays with the CA it was about, whoever has the order by then", async () => {
    const [partner, next, client] = [await newPartner(), await newPartner(), await newClient()];
    const order_id = await order(client, partner.uid);
    await review(client, partner, { order_id }, 2);
    await collection(C.orders).doc(order_id).update({ assigned_to: next.uid });
    await refusal("not_your_partner", review(client, next, { order_id }));
    await review(client, partner, { order_id }, 3);
    await expectRightRating(partner);
    expect(await partnerNow(next)).toMatchObject({ total_reviews: 0 });
  });

  test("[D-03] nobody reviews whom they did not have", async () => {
    const [partner, other, client] = [await newPartner(), await newPartner(), await newClient()];
    const stranger = await newClient();
    const past = await pastConsultation(client, partner);
    const refused = (code: string, by: Client, source: object, of = partner) =>
      refusal(code, review(by, of, source));
    await refused("not_your_partner", stranger, { consultation_id: past });
    await refused("not_your_partner", client, { consultation_id: past }, other);
    await refused("not_your_partner", client, { consultation_id: "none" });
    await refused("not_your_partner", client, { order_id: "none" });
    for (const status of ["cancelled", "no_show"]) {
      await refused("not_your_partner", client, {
        consultation_id: await pastConsultation(client, partner, { status }),
      });
    }
    await refused("not_your_partner", stranger, { order_id: await order(client, partner.uid) });
    await refused("not_your_partner", client, { order_id: await order(client, other.uid) });
    await refused("not_your_partner", client, { order_id: await order(client, null) });
    await refused("not_your_partner", client, { order_id: await order(client, partner.uid, "cancelled") });
    await refused("review_too_early", client, { order_id: await order(client, partner.uid, "in_review") });
    const nobody = await newPartner({ user_id: null });
    await refused("not_your_partner", client, { order_id: await order(client, null) }, nobody);
    await refused("partner_not_found", client, { consultation_id: past }, { ...partner, id: "none" });
    await refused("forbidden", partner, { consultation_id: past });
    await refused("forbidden", await withAccount("admin"), { consultation_id: past });
    expect(await reviewsOf(partner)).toEqual([]);
    await expectRightRating(partner);
  });

  test("[D-03] waits until the talk is over, not only begun", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const consultation_id = await book(client, partner);
    await refusal("review_too_early", review(client, partner, { consultation_id }));
    await moveTo(consultation_id, -60_000);
    await refusal("review_too_early", review(client, partner, { consultation_id }));
    await moveTo(consultation_id, -HOUR_MS);
    await review(client, partner, { consultation_id });
  });

  test("[D-03] can be written as soon as the CA says that the talk was held, and not by whom they say did not come", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const consultation_id = await book(client, partner);
    await moveTo(consultation_id, -60_000);
    await call("endConsultation", { consultation_id, outcome: "no_show" }, partner);
    await refusal("not_your_partner", review(client, partner, { consultation_id }));
    await moveTo(consultation_id, -HOUR_MS);
    await refusal("not_your_partner", review(client, partner, { consultation_id }));
    await moveTo(consultation_id, -60_000);
    await call("endConsultation", { consultation_id, outcome: "completed" }, partner);
    await review(client, partner, { consultation_id });
  });

  test("[D-03] that is there stands: the CA cannot say of its author that they did not come", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const consultation_id = await pastConsultation(client, partner);
    const say = (outcome: "completed" | "no_show") =>
      call("endConsultation", { consultation_id, outcome }, partner);
    await review(client, partner, { consultation_id }, 1);
    await refusal("consultation_reviewed", say("no_show"));
    await say("completed");
    await refusal("consultation_reviewed", say("no_show"));
    await review(client, partner, { consultation_id }, 2);
    await expectRightRating(partner);
    // Who has written one is not asked for one.
    expect((await collection(C.mail).doc(`consultation-held_${consultation_id}_client`).get()).exists).toBe(
      false,
    );
  });

  test("[D-03] and a word that its author did not come, at the same instant: one of them counts", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    for (let round = 0; round < 6; round += 1) {
      const consultation_id = await pastConsultation(client, partner);
      const [reviewed, said] = await Promise.allSettled([
        review(client, partner, { consultation_id }),
        call("endConsultation", { consultation_id, outcome: "no_show" }, partner),
      ]);
      expect([reviewed.status, said.status].sort()).toEqual(["fulfilled", "rejected"]);
      const { status, reviewed_at } = await consultationNow(consultation_id);
      expect(status === "no_show").toBe(!reviewed_at);
    }
    await expectRightRating(partner);
  });

  test("[D-03] has one to five whole stars and 10 to 1000 characters of plain text; markup is only text", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const consultation_id = await pastConsultation(client, partner);
    for (const rating of [0, 6, 4.5, -1, Number.MAX_SAFE_INTEGER]) {
      await refusal("invalid_input", review(client, partner, { consultation_id }, rating));
    }
    for (const text of [
      "too short",
      " ".repeat(40),
      "x".repeat(1001),
      "hidden \u202e words here",
      "a\u0000b".repeat(9),
    ]) {
      await refusal("invalid_input", review(client, partner, { consultation_id }, 5, text));
    }
    await refusal("invalid_input", review(client, partner, { consultation_id, order_id: "both" }));
    const markup = "<script>alert(1)</script> राम said: ₹500 < ₹900";
    await review(client, partner, { consultation_id }, 5, markup);
    expect(await reviewsOf(partner)).toMatchObject([{ text: markup }]);
  });
});

describe("the average", () => {
  test("[D-03] is right after 25 clients reviewed at once", async () => {
    const partner = await newPartner();
    const clients = Array.from({ length: 25 }, () => signedIn());
    const ids = await Promise.all(clients.map((client) => pastConsultation(client, partner)));
    await Promise.all(
      clients.map((client, n) => review(client, partner, { consultation_id: ids[n] }, (n % 5) + 1)),
    );
    expect(await partnerNow(partner)).toMatchObject({ total_reviews: 25, rating_sum: 75, average_rating: 3 });
    await expectRightRating(partner);
  });

  test("[D-03] the same review sent many times at once counts once", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const consultation_id = await pastConsultation(client, partner);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => review(client, partner, { consultation_id }, (n % 5) + 1)),
    );
    expect(await reviewsOf(partner)).toHaveLength(1);
    await expectRightRating(partner);
  });

  test("[D-03] is right after any mixture of first reviews and changes, in whatever order they meet", async () => {
    const said = fc.record({ who: fc.nat(2), source: fc.nat(1), rating: fc.integer({ min: 1, max: 5 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(said, { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
        async (waves) => {
          // New ones each time: who calls too often in a minute is refused.
          const clients = Array.from({ length: 3 }, () => signedIn());
          const partner = await newPartner();
          const sources = await Promise.all(
            clients.map((client) =>
              Promise.all([
                pastConsultation(client, partner).then((consultation_id) => ({ consultation_id })),
                order(client, partner.uid).then((order_id) => ({ order_id })),
              ]),
            ),
          );
          for (const wave of waves) {
            await Promise.all(
              wave.map(({ who, source, rating }) =>
                review(clients[who] as Client, partner, sources[who]?.[source] ?? {}, rating),
              ),
            );
            if ((await reviewsOf(partner)).length > 0) await expectRightRating(partner);
          }
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);

  test("[D-03] goes on from records that have only an average and a number", async () => {
    const partner = await newPartner({ average_rating: 4.5, total_reviews: 2, rating_sum: null });
    const client = await newClient();
    await review(client, partner, { consultation_id: await pastConsultation(client, partner) }, 3);
    expect(await partnerNow(partner)).toMatchObject({ rating_sum: 12, total_reviews: 3, average_rating: 4 });
  });
});

describe("own data", () => {
  test("[O-04] own reviews are in the copy; deleting the account leaves them without a name", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const consultation_id = await pastConsultation(client, partner);
    const order_id = await order(client, partner.uid);
    await review(client, partner, { consultation_id }, 2);
    await review(client, partner, { order_id }, 4);
    const { data } = await call("exportOwnData", {}, client);
    expect(data.reviews).toMatchObject([{ ca_id: partner.id, id: consultation_id, rating: 4, text: TEXT }]);
    await call("deleteOwnAccount", {}, client);
    expect((await reviewsOf(partner)).map(({ author_name }) => author_name)).toEqual(["Former client"]);
    await expectRightRating(partner);
    await refusal("unauthenticated", review(client, partner, { order_id }));
  });

  test("[O-04] [D-03] what is reviewed while the account is being deleted bears no name afterwards", async () => {
    for (let round = 0; round < 6; round += 1) {
      const [partner, client] = [await newPartner(), await newClient("Asha Kumari Rao")];
      const order_id = await order(client, partner.uid);
      const others = await Promise.all([1, 2, 3].map(() => newPartner()));
      const sources = await Promise.all(others.map((one) => pastConsultation(client, one)));
      const send = [
        ...[0, 1, 2].map((n) => () => review(client, others[n] as Partner, { consultation_id: sources[n] })),
        () => review(client, partner, { order_id }),
      ];
      const deleted = call("deleteOwnAccount", {}, client);
      // One after the other, so that they meet it at different steps.
      for (const one of send) await one().catch(() => undefined);
      await deleted;
      const names = (await Promise.all([partner, ...others].map(reviewsOf))).flat();
      expect(names.filter(({ author_name }) => author_name !== "Former client")).toEqual([]);
    }
  });
});
