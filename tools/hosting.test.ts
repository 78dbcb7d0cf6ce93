import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { accountPatterns } from "@niyamdesk/domain/base/addresses";
import { readPartner } from "@niyamdesk/domain/partners/partner";
import { expect, test } from "vitest";
import { keepAssetsOf } from "../web/site/kept-assets.ts";
import { projectPolicy } from "../web/site/policy.ts";
import { ROOT } from "./stack/mode.ts";

interface Rule {
  source: string;
  destination?: string;
  function?: { functionId: string };
}

const { hosting } = JSON.parse(readFileSync(path.join(ROOT, "firebase.json"), "utf8")) as {
  hosting: {
    rewrites: Rule[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
};

const rewritesOf = (destination: string) =>
  hosting.rewrites
    .filter((rule) => rule.destination === destination)
    .flatMap(({ source }) => {
      const [, prefix = "", names = "", rest = ""] = /^((?:\/[a-z-]+)*)\/@\((.*?)\)(.*)$/.exec(source) ?? [];
      return names.split("|").map((name) => `${prefix}/${name}${rest}`);
    });

/** As hosting says it: a folder is itself and all below. */
const served = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => (pattern.endsWith("/*") ? [pattern.slice(0, -2), `${pattern}*`] : [pattern]));

test("[P-08] hosting serves the shell for every address of the account area, and for nothing else", () => {
  expect(rewritesOf("/app.html").sort()).toEqual(served(accountPatterns()).sort());
});

test("[P-13] the same addresses are served in Hindi, by the Hindi shell and before any page of the function", () => {
  const hindi = served(accountPatterns()).map((pattern) => `/hi${pattern}`);
  expect(rewritesOf("/hi/app.html").sort()).toEqual(hindi.sort());
  const last = hosting.rewrites.findLastIndex(({ destination }) => destination === "/hi/app.html");
  const first = hosting.rewrites.findIndex(
    ({ source, function: asked }) => asked && source.startsWith("/hi/"),
  );
  expect(last).toBeLessThan(first);
});

test("[P-12] files with a hash are kept for a year, but none so that a reload could not ask for it again", () => {
  const kept = hosting.headers
    .find(({ source }) => source === "**/assets/**")
    ?.headers.find(({ key }) => key === "Cache-Control")?.value;
  expect(kept).toBe("public, max-age=31536000");
});

test("[P-13] the policy lets no script of a page's own text run, and names every host", () => {
  const policy = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === "Content-Security-Policy")?.value;
  const rules = new Map(policy?.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]));
  expect(rules.get("script-src")).not.toContain("'unsafe-inline'");
  expect(rules.get("script-src")).not.toContain("'unsafe-eval'");
  expect(rules.get("script-src")?.some((source) => source === "https:" || source === "*")).toBe(false);
  expect(rules.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy).not.toMatch(/127\.0\.0\.1|localhost/);
});

test("[AX-18] a page's own policy names this project's functions, database and files, and none of another", () => {
  const policy = projectPolicy({
    VITE_FIREBASE_PROJECT_ID: "our-project",
    VITE_FIREBASE_STORAGE_BUCKET: "our-project.firebasestorage.app",
  });
  const sources = policy.split(/;? /);
  const google = sources.filter((source) => /cloudfunctions|firestore\.google|firebasestorage/.test(source));
  expect([...new Set(google)].sort()).toEqual([
    "https://asia-south1-our-project.cloudfunctions.net/",
    "https://firebasestorage.googleapis.com/v0/b/our-project.firebasestorage.app/",
    "https://firestore.googleapis.com/google.firestore.v1.Firestore/",
    "https://firestore.googleapis.com/v1/projects/our-project/",
  ]);
  expect(policy).not.toContain("*");
  expect(sources).toContain("https://identitytoolkit.googleapis.com");
  expect(sources).toContain("https://api.razorpay.com");
});

test("[N-11] files with a hash stay for one build more, so that a page of the build before finds what it names", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "builds-"));
  const build = async (name: string, before: string) => {
    const out = path.join(folder, name);
    mkdirSync(path.join(out, "hi", "assets"), { recursive: true });
    mkdirSync(path.join(out, "assets"));
    writeFileSync(path.join(out, "assets", `boot-${name}.js`), name);
    writeFileSync(path.join(out, "hi", "assets", `boot-${name}.js`), name);
    await keepAssetsOf(before, out);
    return globSync("**/assets/*", { cwd: out }).sort();
  };
  const of = (name: string) => [`assets/boot-${name}.js`, `hi/assets/boot-${name}.js`];
  expect(await build("a", path.join(folder, "nothing"))).toEqual(of("a"));
  expect(await build("b", path.join(folder, "a"))).toEqual([...of("a"), ...of("b")].sort());
  expect(await build("c", path.join(folder, "b"))).toEqual([...of("b"), ...of("c")].sort());
  // A machine that builds from a clean clone asks the site itself.
  const site = createServer((request, response) => {
    const file = path.join(folder, "b", request.url ?? "");
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  const { port } = site.address() as AddressInfo;
  expect(await build("d", `http://127.0.0.1:${port}`)).toEqual([...of("b"), ...of("d")].sort());
  site.close();
  rmSync(folder, { recursive: true });
});

test("[SX-08] a picture of a partner that the product takes is one that the policy lets a browser load", () => {
  const policy =
    hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === "Content-Security-Policy")
      ?.value ?? "";
  const allowed = /img-src ([^;]+)/.exec(policy)?.[1]?.split(" ") ?? [];
  const shown = (profile_image_url: string) =>
    readPartner("x", { name: "X", profile_image_url })?.profile_image_url !== null;
  const stored = "/v0/b/niyamdesk.appspot.com/o/public%2Fpartners%2Fx.jpg";
  const hosts = ["https://firebasestorage.googleapis.com", "https://example.in", "https://cdn.razorpay.com"];
  for (const host of hosts) {
    if (shown(`${host}${stored}`)) expect(allowed).toContain(host);
  }
  expect(hosts.filter((host) => shown(`${host}${stored}`))).toEqual([
    "https://firebasestorage.googleapis.com",
  ]);
  expect(shown("/partners/x.jpg") && allowed.includes("'self'")).toBe(true);
});
