import { expect } from "playwright/test";
import { DEMO_PASSWORD } from "../../seed/data.ts";
import { SCREENS_MODE } from "../mode.ts";
import { pageSeries, type Series } from "../series.ts";
import type { Stage } from "../stage.ts";

/** An address, and the words by which one sees that it is there. */
const PAGES: readonly [name: string, address: string, sign: string | RegExp][] = [
  ["login", "/login", "Create an account"],
  ["login-phone", "/login?tab=phone", "Send code"],
  ["login-crm", "/login?type=ca", "CRM Login"],
  ["login-admin", "/admin-portal/login", "Administrator Login"],
  ["login-franchise", "/staff-portal/franchise-login", "Franchise Partner Login"],
  ["login-franchise-short", "/franchise-login", "Franchise Partner Login"],
  ["login-ca", "/staff-portal/ca-login", "CA Login"],
  ["login-telecaller", "/staff-portal/telecaller-login", "Telecaller Login"],
  ["login-tax-executive", "/staff-portal/tax-executive-login", "Tax Executive Login"],
  ["register", "/register", "Already have an account?"],
  ["register-phone", "/register?tab=phone", "Send code"],
  ["password-reset", "/password-reset", "Send the link"],
  ["set-new-password-incomplete", "/set-new-password", /Missing authentication/],
  ["link-dead", "/auth-callback?mode=verifyEmail&token=used", "This link no longer works"],
  ["end-reminders", `/end-reminders?token=${"a".repeat(43)}`, "Stop reminder emails?"],
  ["end-mailings", `/end-mailings?token=${"a".repeat(60)}.${"a".repeat(43)}`, "Stop these emails?"],
  ["link-unknown", "/auth-callback?mode=other&oobCode=used", /know what this link is for/],
  [
    "invitation-dead",
    `/auth-callback?mode=invitation&token=${"a".repeat(43)}`,
    /This invitation no longer works/,
  ],
];

const pages: readonly Series[] = PAGES.map(([name, address, sign]) =>
  pageSeries(name, "visitor", address, sign),
);

/** A number that no account has, up to its account. */
const byPhone: Series = {
  name: "account-by-phone",
  viewer: "visitor",
  async play(stage) {
    const number = aNumber();
    await askForCode(stage, "/login?tab=phone", number);
    await stage.shoot("otp-verification");
    await stage.page.getByLabel("Code").fill("000000");
    await stage.see("Invalid OTP");
    await stage.shoot("otp-verification-wrong");
    await stage.page.getByLabel("Code").fill(await codeTo(stage, number));
    await stage.see(/no account with this number/);
    await stage.shoot("otp-verification-unknown");
    await stage.click("Don't create one");
    await stage.see("No account was created.");
    await askForCode(stage, "/staff-portal/ca-login?tab=phone", number);
    await stage.page.getByLabel("Code").fill(await codeTo(stage, number));
    await stage.see(/No one on our team/);
    await stage.shoot("otp-verification-not-staff");
  },
};

/** From the form to the mailed link, and what waits in between. */
const byEmail: Series = {
  name: "account-by-email",
  viewer: "visitor",
  async play(stage) {
    const email = `meera-${Date.now()}@example.in`;
    await stage.go("/register");
    await stage.page.getByLabel("Full name").fill("Meera Iyer");
    await stage.page.getByLabel("Email").fill(email);
    await stage.page.getByLabel("Phone").fill("98765 43210");
    await stage.page.getByLabel("Password", { exact: true }).fill("correct-horse-9");
    await stage.page.getByLabel("Confirm password").fill("correct-horse-9");
    await stage.shoot("register-filled");
    await stage.click("Create account");
    await stage.see("Confirm your email address");
    await stage.shoot("verify-email");
    await stage.click("Change address");
    await stage.shoot("verify-email-change");
    await stage.go(await linkTo(stage, email));
    await stage.see("Confirm this address");
    await stage.shoot("auth-callback-verify");
    await stage.click("Confirm this address");
    await stage.see("Your address is confirmed");
    await stage.shoot("auth-callback-verified");
  },
};

const password: Series = {
  name: "account-password",
  viewer: "visitor",
  async play(stage) {
    const email = `farah-${Date.now()}@example.in`;
    await addAccount(stage, email);
    await stage.go("/password-reset");
    await stage.page.getByLabel("Email").fill(email);
    await stage.click("Send the link");
    await stage.see("Check Your Email");
    await stage.shoot("password-reset-sent");
    await stage.go(await linkTo(stage, email));
    await stage.page.getByLabel("New password").fill("niyamdesk-demo");
    await stage.page.getByLabel("Confirm password").fill("niyamdesk-other");
    await stage.click("Set password");
    await stage.see("Passwords do not match");
    await stage.shoot("set-new-password");
    await stage.page.getByLabel("Confirm password").fill("niyamdesk-demo");
    await stage.click("Set password");
    await stage.see("Your password is set");
    await stage.shoot("set-new-password-done");
  },
};

const invitation: Series = {
  name: "account-invitation",
  viewer: "visitor",
  async play(stage) {
    const email = `arjun-${Date.now()}@example.in`;
    await invite(stage, { name: "Arjun Nair", email, role: "telecaller" });
    await stage.go(await linkTo(stage, email));
    await stage.see(/Welcome to the NiyamDesk team/);
    await stage.shoot("invitation");
  },
};

export default [...pages, byPhone, byEmail, password, invitation] satisfies readonly Series[];

async function askForCode(stage: Stage, address: string, number: string): Promise<void> {
  await stage.go(address);
  await stage.page.getByLabel("Phone").fill(number);
  await stage.click("Send code");
  await stage.see("Enter the code");
}

/** Each set of pictures needs a link of its own, and nobody gets two within a minute. */
async function addAccount(stage: Stage, email: string): Promise<void> {
  await fetch(`${stage.at.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=screens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "correct-horse-9" }),
  });
}

/** As the demo data's administrator does it. */
async function invite(stage: Stage, member: Record<string, string>): Promise<void> {
  const idToken = await tokenOf(stage, "admin@niyamdesk.example");
  const answer = await fetch(`${stage.at.functions}/inviteStaff`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data: member }),
  });
  if (!answer.ok) throw new Error(`inviteStaff answered ${answer.status} ${await answer.text()}`);
}

async function tokenOf(stage: Stage, email: string): Promise<string> {
  const answer = await fetch(
    `${stage.at.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=screens`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
    },
  );
  const { idToken } = (await answer.json()) as { idToken: string };
  return idToken;
}

function aNumber(): string {
  return `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
}

async function codeTo(stage: Stage, number: string): Promise<string> {
  const { project } = SCREENS_MODE;
  const answer = await fetch(`${stage.at.auth}/emulator/v1/projects/${project}/verificationCodes`, {
    headers: { authorization: "Bearer owner" },
  });
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[];
  };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber.endsWith(number))?.code ?? "";
}

const MAIL_PATIENCE_MS = 30_000;

/** The link of the latest mail to somebody, which may still be on its way. */
async function linkTo(stage: Stage, address: string): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const answer = await fetch(`${stage.at.inbox}/api/email`);
    const mails = (await answer.json()) as { to: { address: string }[]; text?: string }[];
    const texts = mails.filter(({ to }) => to.some((one) => one.address === address)).map(({ text }) => text);
    link = texts.map((text = "") => /http\S+\/auth-callback\?\S+/.exec(text)?.[0]).findLast(Boolean);
    return link;
  };
  await expect
    .poll(look, { message: `A link is mailed to ${address}`, timeout: MAIL_PATIENCE_MS })
    .toBeDefined();
  return link ?? "";
}
