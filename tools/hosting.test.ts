import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ACCOUNT_PATHS } from "../web/src/app/account-paths.ts";
import { ROOT } from "./stack/mode.ts";

interface Rule {
  source: string;
  destination?: string;
  function?: { functionId: string };
}

const { hosting } = JSON.parse(readFileSync(path.join(ROOT, "firebase.json"), "utf8")) as {
  hosting: {
    redirects: Rule[];
    rewrites: Rule[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
};

const rewritesOf = (destination: string) =>
  hosting.rewrites
    .filter((rule) => rule.destination === destination)
    .flatMap(({ source }) => {
      const [, names = "", rest = ""] = /^\/@\((.*?)\)(.*)$/.exec(source) ?? [];
      return names.split("|").map((name) => `/${name}${rest}`);
    });

test("[P-08] hosting serves the shell for every address of the account area, and for nothing else", () => {
  const expected = ACCOUNT_PATHS.flatMap((pattern) =>
    pattern.endsWith("/*") ? [pattern.slice(0, -2), `${pattern}*`] : [pattern],
  );
  expect(rewritesOf("/app.html").sort()).toEqual([...expected].sort());
});

test("every address that the account area draws is one of its patterns", () => {
  const source = readFileSync(path.join(ROOT, "web", "src", "app", "account-area.tsx"), "utf8");
  const drawn = [...source.matchAll(/\["(\/[^"]+)"/g)].map(([, address = ""]) => address);
  expect(drawn.length).toBeGreaterThan(20);
  const known = (address: string) =>
    ACCOUNT_PATHS.some((pattern) =>
      pattern.endsWith("/*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
    );
  expect(drawn.filter((address) => !known(address))).toEqual([]);
});

test("the Hindi address of everything in the account area leads to the English one", () => {
  const expected = ACCOUNT_PATHS.map((pattern) => pattern.replace("/*", "/:rest*"));
  expect(hosting.redirects.map(({ source }) => source)).toEqual(
    expect.arrayContaining(expected.map((pattern) => `/hi${pattern}`)),
  );
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
