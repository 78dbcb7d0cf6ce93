import { randomUUID } from "node:crypto";
import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { slotsOf } from "@niyamdesk/domain/consultations/slot";
import { beforeAll, describe, expect, test } from "vitest";
import { linkIn } from "../functions/action-links.ts";
import { collection } from "../functions/records.ts";
import { wish } from "../functions/wish.ts";
import { type Actor, actorWithRole, newEmail, newPhone, signUp } from "../support/actors.ts";
import { adminAuth } from "../support/admin.ts";
import { waitForMail } from "../support/mailbox.ts";
import { razorpay } from "../support/razorpay.ts";
import { done, fire, inLanes, offsets, pairsOf, race, SEED, shuffled } from "./race.ts";

/** Two at the same moment over one checkout, one time of a CA, one number of a lead, one invitation. */
const LONG_MS = 300_000;
const C = COLLECTIONS;
const HOURS = { days: [1, 2, 3, 4, 5, 6], periods: [{ from: "00:00", to: "23:30" }] };

async function client(): Promise<Actor> {
  const actor = await signUp(newEmail("racer"));
  await fire("ensureProfile", { name: "Asha Rao", phone: "98765 43210" }, actor.idToken);
  return actor;
}

function said(what: string, error: unknown): Error {
  return new Error(`${what}, seed ${SEED}\n${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
}

interface Purchase {
  buyer: Actor;
  checkout_id: string;
  confirmation: object;
  paid: string;
}

const ON_CHECKOUT = {
  open: ({ buyer }) => fire("createCheckout", wish(), buyer.idToken),
  verify: ({ buyer, confirmation }) => fire("verifyPayment", confirmation, buyer.idToken),
  look: ({ buyer, checkout_id }) => fire("checkPayment", { checkout_id }, buyer.idToken),
  "put away": ({ buyer, checkout_id }) => fire("putCheckoutAway", { checkout_id }, buyer.idToken),
  deletion: ({ buyer }) => fire("deleteOwnAccount", {}, buyer.idToken),
} satisfies Record<string, (purchase: Purchase) => Promise<unknown>>;
type OnCheckout = keyof typeof ON_CHECKOUT;

/** A checkout that the bank has taken the money for, and nobody has heard of it. */
async function paidCheckout(): Promise<Purchase> {
  const buyer = await client();
  const session = (await fire("createCheckout", wish(), buyer.idToken)) as {
    checkout_id: string;
    razorpay_order_id: string;
  };
  const { payment, signature } = await razorpay.pay({ order_id: session.razorpay_order_id, notify: false });
  const confirmation = {
    checkout_id: session.checkout_id,
    razorpay_payment_id: payment.id,
    razorpay_order_id: session.razorpay_order_id,
    razorpay_signature: signature,
  };
  return { buyer, checkout_id: session.checkout_id, confirmation, paid: payment.id };
}

const countOf = async (name: string, field: string, value: string) =>
  (await collection(name).where(field, "==", value).get()).size;

describe(`two things at once on one piece of work (seed ${SEED})`, () => {
  let admin: Actor;
  beforeAll(async () => {
    admin = await actorWithRole("admin");
  }, LONG_MS);

  test(
    "[AX-01] one checkout: one order and one payment at most, and money that was taken is never without a record",
    async () => {
      const runs = pairsOf(Object.keys(ON_CHECKOUT) as OnCheckout[]).flatMap((pair, index) =>
        offsets(1, 1_000 + index).map((offset) => ({ pair, offset })),
      );
      const { failures } = await inLanes(2, shuffled(runs), async ({ pair: [one, other], offset }) => {
        const purchase = await paidCheckout();
        const { checkout_id, paid, buyer } = purchase;
        try {
          const [first, second] = await race(
            [() => ON_CHECKOUT[one](purchase), () => ON_CHECKOUT[other](purchase)],
            offset,
          );
          expect(await countOf(C.orders, "checkout_id", checkout_id)).toBeLessThanOrEqual(1);
          expect(await countOf(C.payments, "razorpay_payment_id", paid)).toBeLessThanOrEqual(1);
          if ([one, other].includes("verify") && (one === "verify" ? done(first) : done(second))) {
            expect((await collection(C.payments).doc(paid).get()).exists).toBe(true);
          }
          const isGone = (one === "deletion" && done(first)) || (other === "deletion" && done(second));
          if (isGone) {
            const open = await collection(C.checkouts).where("user_id", "==", buyer.uid).get();
            expect(open.docs.filter((checkout) => checkout.get("status") === "created")).toEqual([]);
          }
        } catch (error) {
          throw said(`${one} | ${other} at ${offset} ms`, error);
        }
      });
      expect(failures).toEqual([]);
    },
    LONG_MS,
  );

  test(
    "[AX-01] [D-02] one time of a CA is one client's, and is free when its consultation was cancelled",
    async () => {
      const id = `ca-${randomUUID().slice(0, 8)}`;
      const ca = await actorWithRole("ca");
      const partner = {
        ...{ id, user_id: ca.uid, name: "CA Kavita Rao", location: "Bengaluru, Karnataka", verified: true },
        ...{ consultation_hours: HOURS, average_rating: 0, total_reviews: 0, rating_sum: 0, active: true },
      };
      await collection(C.caPartners).doc(id).set(partner);
      const slots = slotsOf(partner, Date.now());
      const { failures } = await inLanes(1, offsets(4, 2_000), async (offset) => {
        const slot = slots[Math.abs(offset)]?.id ?? "";
        const rivals = await Promise.all([client(), client()]);
        const outcomes = await race(
          [
            () => fire("bookConsultation", { ca_id: id, slot }, rivals[0].idToken),
            () => fire("bookConsultation", { ca_id: id, slot }, rivals[1].idToken),
          ],
          offset,
        );
        try {
          expect(outcomes.filter(done)).toHaveLength(1);
          const winner = outcomes.findIndex(done);
          const { consultation_id } = (outcomes[winner]?.answer ?? {}) as { consultation_id?: string };
          const cancel = () => fire("cancelConsultation", { consultation_id }, rivals[winner]?.idToken);
          await race([cancel, cancel], offset);
          const booked = collection(`${C.caPartners}/${id}/${SUBCOLLECTIONS.bookedSlots}`).doc(slot);
          expect((await booked.get()).exists).toBe(false);
        } catch (error) {
          throw said(`two bookings at ${offset} ms`, error);
        }
      });
      expect(failures).toEqual([]);
    },
    LONG_MS,
  );

  test(
    "[AX-01] [P-04] one number is one lead, however many write at once",
    async () => {
      const { failures } = await inLanes(2, offsets(4, 3_000), async (offset) => {
        const phone = newPhone();
        const write = () =>
          fire("sendContactMessage", {
            ...{ name: "Asha Rao", email: newEmail(), phone, message: "Please call me back." },
            ...{ request_id: randomUUID(), website: "" },
          });
        await race([write, write], offset);
        const leads = await countOf(C.leads, "phone_e164", phone);
        if (leads !== 1) throw said(`two messages at ${offset} ms`, new Error(`${leads} leads`));
      });
      expect(failures).toEqual([]);
    },
    LONG_MS,
  );

  test(
    "[AX-01] [AUTH-15] one invitation gives one password, and its role to the mailbox it was sent to only",
    async () => {
      const { failures } = await inLanes(1, offsets(3, 4_000), async (offset) => {
        const email = newEmail("staff");
        const invited = await fire(
          "inviteStaff",
          { name: "Ravi Nair", email, role: "telecaller" },
          admin.idToken,
        );
        const { uid } = invited as { uid: string };
        const token = linkIn((await waitForMail(email)).text).get("token") ?? "";
        const accept = (password: string) => () => fire("acceptInvitation", { token, password });
        try {
          const outcomes = await race([accept("first-password-1"), accept("second-password-2")], offset);
          expect(outcomes.filter(done)).toHaveLength(1);
          expect(await adminAuth().getUser(uid)).toMatchObject({
            ...{ email, emailVerified: true, customClaims: { role: "telecaller" } },
          });
        } catch (error) {
          throw said(`two acceptances at ${offset} ms`, error);
        }
      });
      expect(failures).toEqual([]);
    },
    LONG_MS,
  );
});
