import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { resetPasswordMail } from "./accounts/reset-password.mail.ts";
import { queueMail } from "./mail/queue-mail.ts";
import { BELONGINGS, MAILS } from "./nouns.ts";

const HERE = import.meta.dirname;

it("every mail there is stands in the register, under a name of its own", async () => {
  const files = globSync("*/*.mail.ts", { cwd: HERE });
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `${HERE}/${file}`)));
  const found = modules.flatMap((module) => Object.values(module).filter(isMail));
  expect(found).toHaveLength(files.length);
  expect(new Set(MAILS)).toEqual(new Set(found));
  expect(new Set(MAILS.map(({ template }) => template)).size).toBe(files.length);
});

it("what a noun keeps of a client stands in the register, once", async () => {
  const files = globSync("*/belongings.ts", { cwd: HERE }).filter((file) => !file.startsWith("platform/"));
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `${HERE}/${file}`)));
  const found = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, exported]) => (name.endsWith("Belongings") ? [exported] : [])),
  );
  expect(found).toHaveLength(files.length);
  expect(new Set(BELONGINGS)).toEqual(new Set(found));
  expect(BELONGINGS).toHaveLength(files.length);
});

it("what a mail is about is checked when it is queued by the compiler, and when it is sent by its schema", () => {
  const never = () =>
    queueMail({ create: () => undefined }, resetPasswordMail, {
      id: "1",
      to: "a@niyamdesk.example",
      // @ts-expect-error: such a mail is about an account.
      data: { message_id: "1" },
    });
  expect(never).toBeTypeOf("function");
  expect(resetPasswordMail.parse({ uid: "u1" })).toEqual({ uid: "u1" });
  expect(() => resetPasswordMail.parse({ message_id: "1" })).toThrow();
});

function isMail(exported: unknown): exported is (typeof MAILS)[number] {
  return typeof exported === "object" && exported !== null && "template" in exported;
}
