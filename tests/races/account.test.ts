import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { describe, expect, test } from "vitest";
import { provider, signInByLink } from "../functions/provider.ts";
import { collection } from "../functions/records.ts";
import { signIn } from "../support/actors.ts";
import { type Contender, contender, lookAgain, standing } from "./contender.ts";
import { done, fire, inLanes, type Outcome, offsets, pairsOf, race, SEED, shuffled } from "./race.ts";

/** Functions start a process for each of their calls at the same time. */
const LANES = 2;
const TRIES = 2;
const LONG_MS = 300_000;
const NEW_PASSWORD = "another-long-password";

/** Everything that touches one account and can be done without being somebody else. */
const ACTS = {
  confirm: ({ tokens }) => fire("confirmEmail", { token: tokens.verify }),
  "confirm in a session": ({ tokens, idToken }) => fire("confirmEmail", { token: tokens.verify }, idToken),
  "take another's address": ({ victim, idToken }) => fire("changeEmail", { email: victim }, idToken),
  "confirm another address": ({ tokens, idToken }) => fire("confirmEmail", { token: tokens.change }, idToken),
  "new password": ({ tokens }) => fire("setNewPassword", { token: tokens.reset, password: NEW_PASSWORD }),
  "mailed link": ({ email }) => signInByLink(email),
  "past us": ({ victim, idToken }) => provider("update", { email: victim, idToken }),
  "sign in": ({ email, password }) => signIn(email, password),
  profile: ({ idToken }) => fire("ensureProfile", { name: "Asha Rao" }, idToken),
  "verification mail": ({ idToken }) => fire("sendVerificationMail", {}, idToken),
  reset: ({ email }) => fire("requestPasswordReset", { email }),
  copy: ({ idToken }) => fire("exportOwnData", {}, idToken),
  deletion: ({ idToken }) => fire("deleteOwnAccount", {}, idToken),
} satisfies Record<string, (who: Contender) => Promise<unknown>>;
type Act = keyof typeof ACTS;

/** These prove the mailbox that the account had, or the new one. */
const PROVES: readonly Act[] = ["confirm", "confirm in a session", "new password", "mailed link"];
/** These give the account another address. */
const CHANGES: readonly Act[] = ["take another's address", "confirm another address", "past us"];
const FOUND: [Act, Act][] = [
  ["confirm in a session", "take another's address"],
  ["new password", "take another's address"],
];
/** After these nobody is in who was in before. */
const THROWS_OUT: readonly Act[] = ["confirm", "confirm another address", "new password", "mailed link"];

interface Run {
  who: Contender;
  verified: boolean;
  outcomes: Partial<Record<Act, Outcome>>;
}

const hasDone = ({ outcomes }: Run, acts: readonly Act[]) => acts.some((act) => done(outcomes[act]));

async function expectNothingUnproven(run: Run): Promise<void> {
  const { account, record } = await standing(run.who);
  const proven = [
    ...(run.verified || hasDone(run, PROVES) ? [run.who.email] : []),
    ...(hasDone(run, ["confirm another address"]) ? [run.who.next] : []),
  ];
  if (account?.emailVerified) expect(proven).toContain(account.email);
  if (record?.email_verified) expect(proven).toContain(record.email);
  if (record?.next_email && record.next_verified) expect(proven).toContain(record.next_email);
}

/** Provider and ledger say the same, unless the provider was asked past us. */
async function expectAgreement(run: Run): Promise<void> {
  if (run.outcomes["past us"]) return;
  const { account, record } = await standing(run.who);
  expect(record?.email).toBe(account?.email);
  expect(record?.email_verified).toBe(account?.emailVerified);
  expect(record?.next_email ?? null).toBeNull();
}

async function expectNoSessionFromBefore(run: Run): Promise<void> {
  const first = !run.verified;
  const out = THROWS_OUT.filter((act) => first || !["confirm", "mailed link"].includes(act));
  // Proven in a session before, the mailbox clears nothing more.
  if (!hasDone(run, out) || (first && hasDone(run, ["confirm in a session"]))) return;
  const { account } = await standing(run.who);
  if (account === null) return;
  await expect(fire("exportOwnData", {}, run.who.idToken)).rejects.toThrow();
}

async function expectGone({ who, outcomes }: Run): Promise<void> {
  if (!done(outcomes.deletion)) return;
  const { account, record } = await standing(who);
  expect([account, record]).toEqual([null, undefined]);
  for (const name of [COLLECTIONS.accountLinks, COLLECTIONS.profiles]) {
    const field = name === COLLECTIONS.profiles ? "id" : "uid";
    expect((await collection(name).where(field, "==", who.uid).get()).size).toBe(0);
  }
}

async function expectOneOwner({ who }: Run): Promise<void> {
  for (const email of [who.email, who.next, who.victim]) {
    const owners = await collection(COLLECTIONS.accounts).where("email", "==", email).get();
    expect(owners.docs.filter((entry) => entry.get("email_verified")).length).toBeLessThanOrEqual(1);
  }
}

async function runOnce(pair: [Act, Act], verified: boolean, offset: number): Promise<void> {
  const who = await contender(verified);
  const [one, other] = pair;
  const [first, second] = await race([() => ACTS[one](who), () => ACTS[other](who)], offset);
  // Of one thing done twice, what counts is whether it was done.
  const outcomes =
    one === other ? { [one]: done(first) ? first : second } : { [one]: first, [other]: second };
  const run: Run = { who, verified, outcomes };
  try {
    await expectGone(run);
    await expectNothingUnproven(run);
    await expectAgreement(run);
    await expectNoSessionFromBefore(run);
    await lookAgain(who);
    await expectNothingUnproven(run);
    await expectOneOwner(run);
  } catch (error) {
    const what = `${one} | ${other} at ${offset} ms, verified: ${verified}, seed ${SEED}, ${JSON.stringify(outcomes)}`;
    throw new Error(`${what}\n${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

describe(`two things at once on one account (seed ${SEED})`, () => {
  test.each([false, true])(
    "[AX-01] never prove another's address, leave two owners, an old session or half an account (verified before: %s)",
    async (verified) => {
      const pairs = pairsOf(Object.keys(ACTS) as Act[]);
      const runs = pairs.flatMap((pair, index) => offsets(TRIES, index).map((offset) => ({ pair, offset })));
      const mayProve = ({ pair }: { pair: [Act, Act] }) =>
        pair.some((act) => PROVES.includes(act)) && pair.some((act) => CHANGES.includes(act));
      const order = shuffled(runs);
      // As found: the confirmation of one address and a change to another.
      const found = FOUND.flatMap((pair, index) =>
        offsets(3, 500 + index).map((offset) => ({ pair, offset })),
      );
      const first = [...found, ...order.filter(mayProve)];
      const { count, failures } = await inLanes(
        LANES,
        [...first, ...order.filter((run) => !mayProve(run))],
        ({ pair, offset }) => runOnce(pair, verified, offset),
      );
      expect(failures).toEqual([]);
      expect(count).toBeGreaterThan(0);
    },
    LONG_MS,
  );
});
