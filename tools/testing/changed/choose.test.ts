import { describe, expect, it } from "vitest";
import { ROOT } from "../../stack/mode.ts";
import { testFiles } from "../test-files.ts";
import { chooseChanged } from "./choose.ts";
import { SEEN_IN } from "./entries.ts";
import type { Import } from "./module-graph.ts";
import { addressesOf, namesAddress, readableAddresses } from "./pages.ts";
import { readSources, type Sources } from "./sources.ts";

const now = (...files: string[]): Import[] => files.map((to) => ({ to, lazily: false }));
const later = (...files: string[]): Import[] => files.map((to) => ({ to, lazily: true }));

/** A small product: what each file imports, and what it says where that matters. */
const FILES: Record<string, { imports?: Import[]; text?: string }> = {
  "domain/src/money/tax.ts": {},
  "domain/src/money/tax.test.ts": { imports: now("domain/src/money/tax.ts") },
  "domain/src/money/words.test.ts": { imports: now("fs") },
  "domain/src/contact/callables.ts": { text: "requestCallback: z.strictObject({})" },
  "domain/src/nouns.ts": { imports: now("domain/src/contact/callables.ts", "domain/src/leads/lists.ts") },
  "domain/src/leads/lists.ts": {},
  "domain/src/callables.ts": { imports: now("domain/src/nouns.ts") },
  "functions/src/index.ts": {
    text: [
      'export { requestCallback } from "./contact/request-callback.callable.ts";',
      'export { createCheckout } from "./checkouts/create-checkout.callable.ts";',
      'export { onMailCreated } from "./mail/on-mail-created.trigger.ts";',
      'export { beforeUserCreated } from "./accounts/before-user-created.trigger.ts";',
    ].join("\n"),
    imports: now(
      "functions/src/contact/request-callback.callable.ts",
      "functions/src/checkouts/create-checkout.callable.ts",
      "functions/src/mail/on-mail-created.trigger.ts",
      "functions/src/accounts/before-user-created.trigger.ts",
    ),
  },
  "functions/src/contact/ask.ts": {},
  "functions/src/contact/request-callback.callable.ts": {
    imports: now("functions/src/contact/ask.ts", "domain/src/callables.ts"),
  },
  "functions/src/checkouts/create-checkout.callable.ts": {
    imports: now("domain/src/callables.ts", "domain/src/money/tax.ts"),
  },
  "functions/src/mail/on-mail-created.trigger.ts": {},
  "functions/src/accounts/before-user-created.trigger.ts": {},
  "tests/support/mailbox.ts": {},
  "tests/functions/product.ts": { imports: now("functions/src/index.ts") },
  "tests/functions/contact.test.ts": {
    text: 'await call("requestCallback", request)',
    imports: now("tests/functions/product.ts", "tests/support/mailbox.ts"),
  },
  "tests/functions/buying.ts": { text: 'call("createCheckout", wish)' },
  "tests/functions/webhook.test.ts": {
    imports: now("tests/functions/product.ts", "tests/functions/buying.ts"),
  },
  "tests/functions/attack.test.ts": { imports: now("domain/src/callables.ts") },
  "tests/rules/queries.test.ts": {},
  "web/src/main.tsx": { imports: now("web/src/app/router.tsx") },
  "web/src/app/router.tsx": {
    imports: [
      ...later("web/src/routes/public/contact.tsx", "web/src/routes/client/orders.tsx"),
      ...later("web/src/routes/public/not-found.tsx"),
      ...now("web/src/lib/session.ts"),
    ],
  },
  "web/src/lib/session.ts": {},
  "web/src/routes/public/not-found.tsx": {},
  "web/src/routes/public/contact.tsx": { imports: now("web/src/features/contact/send.ts") },
  "web/src/features/contact/send.ts": { text: 'call("requestCallback", request)' },
  "web/src/routes/client/orders.tsx": { imports: now("web/src/ui/table.tsx") },
  "web/src/ui/table.tsx": { imports: now("domain/src/nouns.ts") },
  "tests/e2e/support/client.ts": { text: `page.goto(\`/login?next=\${path}\`)` },
  "tests/e2e/contact.spec.ts": { text: 'page.goto("/contact")' },
  "tests/e2e/orders.spec.ts": {
    text: 'signIn(page, "/user/orders")',
    imports: now("tests/e2e/support/client.ts"),
  },
};

const SOURCES: Sources = {
  graph: { imports: new Map(Object.entries(FILES).map(([file, { imports = [] }]) => [file, imports])) },
  text: (file) => FILES[file]?.text ?? "",
  exists: (file) => file in FILES || !file.includes("gone"),
};
const TESTS = Object.keys(FILES).filter((file) => /\.(test|spec)\.ts$/.test(file));

/** Files by section, but for what always runs. */
function chosen(...changed: string[]): Record<string, string | readonly string[]> {
  const always = ["lint", "requirements", "typecheck", "deploy", "screens"];
  return Object.fromEntries(
    [...chooseChanged(SOURCES, changed, TESTS)].flatMap(([section, { files }]) =>
      always.includes(section)
        ? []
        : [[section, files === "all" ? files : files.map((file) => file.replace(/^.*\//, ""))]],
    ),
  );
}

describe("what a change can reach", () => {
  it("is nothing where nothing changed, and the checks of documents for what is only read", () => {
    expect(chooseChanged(SOURCES, [], TESTS).size).toBe(0);
    expect([...chooseChanged(SOURCES, ["docs/how-to.md"], TESTS).keys()]).toEqual(["lint", "requirements"]);
  });

  it("is the unit tests that import it, itself or through others, and those that read files", () => {
    expect(chosen("domain/src/money/tax.ts").unit).toEqual(["tax.test.ts", "words.test.ts"]);
    expect(chosen("web/src/ui/table.tsx").unit).toEqual(["words.test.ts"]);
  });

  it("is the function tests that name a callable that it is part of, themselves or through what they import", () => {
    expect(chosen("functions/src/contact/ask.ts").functions).toEqual(["attack.test.ts", "contact.test.ts"]);
    expect(chosen("domain/src/money/tax.ts").functions).toEqual(["attack.test.ts", "webhook.test.ts"]);
  });

  it("is for a callable's contract no more than for the callable", () => {
    expect(chosen("domain/src/contact/callables.ts")).toEqual({
      unit: ["words.test.ts"],
      functions: ["attack.test.ts", "contact.test.ts"],
      browser: ["contact.spec.ts"],
    });
  });

  it("is for a list wherever lists are shown, though contracts are gathered beside it", () => {
    expect(chosen("domain/src/leads/lists.ts").browser).toEqual(["orders.spec.ts"]);
  });

  it("is, for a function that works by itself, where its work is seen, and everywhere when nobody knows where", () => {
    expect(chosen("functions/src/mail/on-mail-created.trigger.ts").functions).toEqual(["contact.test.ts"]);
    expect(chosen("functions/src/accounts/before-user-created.trigger.ts")).toMatchObject({
      functions: ["attack.test.ts", "contact.test.ts", "webhook.test.ts"],
      browser: ["contact.spec.ts", "orders.spec.ts"],
    });
  });

  it("is the browser tests that visit a page which shows it, or which calls a function it is part of", () => {
    expect(chosen("web/src/ui/table.tsx").browser).toEqual(["orders.spec.ts"]);
    expect(chosen("functions/src/contact/ask.ts").browser).toEqual(["contact.spec.ts"]);
  });

  it("is every browser test for what stands around all pages, and for a page that is shown anywhere", () => {
    for (const file of ["web/src/lib/session.ts", "web/src/routes/public/not-found.tsx"]) {
      expect(chosen(file).browser, file).toEqual(["contact.spec.ts", "orders.spec.ts"]);
    }
  });

  it("is a test that changed, and those that import a helper that did", () => {
    expect(chosen("tests/e2e/contact.spec.ts").browser).toEqual(["contact.spec.ts"]);
    expect(chosen("tests/e2e/support/client.ts").browser).toEqual(["orders.spec.ts"]);
    expect(chosen("tests/functions/buying.ts").functions).toEqual(["webhook.test.ts"]);
  });

  it("is whole sections for rules, indexes, the stack and the tools, and everything for what nobody knows", () => {
    expect(chosen("firestore.indexes.json")).toEqual({ rules: "all", unit: ["words.test.ts"] });
    expect(chosen("firestore.rules")).toMatchObject({ rules: "all", functions: "all", browser: "all" });
    const stacked = { rules: "all", functions: "all", races: "all", browser: "all", tools: "all" };
    for (const file of ["tools/stack/stack.ts", "emulator-data/profiles.json", "firebase.json"]) {
      expect(chosen(file), file).toMatchObject(stacked);
    }
    for (const file of ["package.json", "tools/testing/runner.ts", "vitest.config.ts", "something.new"]) {
      expect(chosen(file), file).toEqual({ ...stacked, unit: "all" });
    }
    expect(chosen("domain/src/money/gone.ts")).toEqual({ unit: ["words.test.ts"] });
  });
});

describe("an address in a test", () => {
  it.each([
    ["/user/orders", 'page.goto("/user/orders?view=all")', true],
    ["/user/orders", "expect(page).toHaveURL(/\\/user\\/orders/)", true],
    ["/user/orders", `page.goto(\`/user/\${address}\`)`, true],
    ["/user/orders", 'page.goto("/login?next=%2Fuser%2Forders")', true],
    ["/user/orders", 'page.goto("/user/orders-of-others")', false],
    ["/user/order/:orderId", `page.goto(\`/user/order/\${order.id}\`)`, true],
    ["/user/order/:orderId", 'page.goto("/user/orders")', false],
    ["/franchise", 'page.goto("/franchise/dashboard")', false],
    ["/contact", "page.goto(`/hi/contact`)", true],
    ["/contact", `database().doc(\`profiles/\${uid}\`)`, false],
    ["/", 'page.goto("/")', true],
    ["/", `page.goto(\`\${site.origin}/\`)`, true],
    ["/", 'page.goto("/about")', false],
  ])("%s: %s", (pattern, source, named) => {
    expect(namesAddress(readableAddresses(source), pattern)).toBe(named);
  });
});

describe("on this product", () => {
  const sources = readSources(ROOT);
  const choose = (file: string) => chooseChanged(sources, [file], testFiles(ROOT));

  it("every page but the one for unknown addresses has an address", () => {
    const lazy = [...sources.graph.imports]
      .filter(([file]) => file.startsWith("web/src/app/"))
      .flatMap(([, imports]) => imports.filter(({ lazily }) => lazily).map(({ to }) => to))
      .filter((file) => file.startsWith("web/src/routes/"));
    expect(lazy.length).toBeGreaterThan(30);
    expect([...new Set(lazy)].filter((file) => addressesOf(file) === null)).toEqual([
      "web/src/routes/public/not-found.tsx",
    ]);
  });

  it("what is read by a pattern is known to whoever reads it", () => {
    const readBy = (file: string) =>
      [...sources.graph.imports].flatMap(([from, imports]) =>
        imports.some(({ to }) => to === file) ? [from] : [],
      );
    expect(readBy("tests/functions/attacks/tickets.ts")).toEqual(["tests/functions/attack.test.ts"]);
    expect(readBy("web/src/routes/admin/staff.link.ts")).toEqual(["web/src/app/portals/portals.ts"]);
  });

  it("what shows the work of functions that work by themselves is there", () => {
    for (const file of Object.values(SEEN_IN).flat()) expect(sources.exists(file), file).toBe(true);
  });

  it("a callable has its function tests and its pages, and others are left out", () => {
    const chosen = choose("functions/src/reviews/review-partner.callable.ts");
    expect(chosen.get("functions")?.files).toContain("tests/functions/reviews.test.ts");
    expect(chosen.get("functions")?.files).not.toContain("tests/functions/invoices.test.ts");
    expect(chosen.get("browser")?.files).toContain("tests/e2e/directory.spec.ts");
    expect(chosen.get("browser")?.files).not.toContain("tests/e2e/company.spec.ts");
  });

  it("a text in Hindi is shown where its English is", () => {
    expect(choose("web/src/messages/hi/faq.ts").get("browser")?.files).toContain(
      "tests/e2e/questions.spec.ts",
    );
  });
});
