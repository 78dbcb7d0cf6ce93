import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { formatRupees } from "@niyamdesk/domain/money/money";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { beforeAll, expect, test } from "vitest";
import { webEnvironment } from "./stack/environment.ts";
import { ROOT, testMode } from "./stack/mode.ts";

const mode = testMode();
const folder = path.join(mode.dir, "site-check");
const ORIGIN = webEnvironment(mode).VITE_SITE_ORIGIN ?? "";
const SHELLS = /(^|\/)(app|page)\.html$/;

let pages: { file: string; html: string }[] = [];
const listed = () => pages.filter(({ html }) => !html.includes('name="robots" content="noindex"'));

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [path.join(ROOT, "web", "site", "build.ts"), "--out", folder], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", ...webEnvironment(mode) },
  });
  pages = globSync("**/*.html", { cwd: folder })
    .filter((file) => !SHELLS.test(file))
    .map((file) => ({ file, html: readFileSync(path.join(folder, file), "utf8") }));
}, 400_000);

test("[P-13] every public page has a title, description, canonical address and picture of its own", () => {
  expect(listed().length).toBeGreaterThan(2 * CATALOGUE.length);
  for (const of of [
    /<title[^>]*>([^<]+)</,
    /name="description" content="([^"]+)"/,
    /rel="canonical" href="([^"]+)"/,
  ]) {
    const found = listed().map(({ file, html }) => of.exec(html)?.[1] ?? `nothing in ${file}`);
    expect(found.filter((one) => one.startsWith("nothing in"))).toEqual([]);
    const repeated = found.filter((one, index) => found.indexOf(one) !== index);
    expect(repeated, String(of)).toEqual([]);
  }
  for (const { file, html } of listed()) {
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(
      readFileSync(path.join(folder, new URL(picture).pathname))
        .subarray(1, 4)
        .toString(),
      file,
    ).toBe("PNG");
    expect(html, file).toContain('property="og:title"');
    expect(html, file).toContain('name="twitter:card" content="summary_large_image"');
  }
});

test("[P-13] structured data of every page can be read, and says what the page is", () => {
  const kindsOf = (file: string) =>
    [...(pages.find((page) => page.file === file)?.html ?? "").matchAll(/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = ""]) => (JSON.parse(json) as { "@type": string })["@type"],
    );
  for (const { file } of pages) expect(() => kindsOf(file), file).not.toThrow();
  for (const prefix of ["", "hi/"]) {
    expect(kindsOf(`${prefix}index.html`)).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    expect(kindsOf(`${prefix}faq.html`)).toContain("FAQPage");
    expect(kindsOf(`${prefix}services/gst-registration.html`)).toEqual(
      expect.arrayContaining(["Service", "BreadcrumbList"]),
    );
  }
});

test("[P-13] prices stand in the HTML of home, the list and every service, in both languages", () => {
  const htmlOf = (file: string) => pages.find((page) => page.file === file)?.html ?? "";
  for (const prefix of ["", "hi/"]) {
    for (const { id, amount } of CATALOGUE) {
      expect(htmlOf(`${prefix}services/${id}.html`), id).toContain(formatRupees(amount));
    }
    expect(htmlOf(`${prefix}services.html`)).toContain("₹");
    expect(htmlOf(`${prefix}index.html`)).toContain("₹");
  }
});

test("[P-13] no page brings a script in itself", () => {
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const html = readFileSync(path.join(folder, file), "utf8");
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag);
    expect(inline, file).toEqual([]);
    expect(html, file).not.toMatch(/\son[a-z]+="/);
  }
});

test("[AX-18] every page says first which project it may talk to", () => {
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const html = readFileSync(path.join(folder, file), "utf8");
    expect(html.indexOf('http-equiv="Content-Security-Policy"'), file).toBeGreaterThan(0);
    expect(html.indexOf('http-equiv="Content-Security-Policy"'), file).toBeLessThan(
      html.search(/<(link|script)/),
    );
  }
});

test("[P-13] the languages of a page name each other, and the sitemap has both", () => {
  const sitemap = readFileSync(path.join(folder, "sitemap.xml"), "utf8");
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const canonical = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  expect(new Set(addresses)).toEqual(new Set(listed().map(({ html }) => canonical(html))));
  for (const { file, html } of listed()) {
    const languages = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    expect(
      languages.map(([, language]) => language),
      file,
    ).toEqual(["en-IN", "hi-IN", "x-default"]);
    for (const [, , address] of languages) expect(addresses, file).toContain(address);
  }
  expect(readFileSync(path.join(folder, "robots.txt"), "utf8")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test("[P-08] pages that are not there, and those of an account, are not for search engines", () => {
  for (const file of ["404.html", "hi/404.html", "service-not-found.html", "app.html", "hi/app.html"]) {
    const html = readFileSync(path.join(folder, file), "utf8");
    expect(html, file).toContain('name="robots" content="noindex"');
    expect(html, file).not.toContain('rel="canonical"');
  }
});

test("nothing of the pages for development is in the site that is deployed", () => {
  const ofKit = ["/dev/kit", "Venkatanarasimharajuvaripeta", "किट पर वापस", "Open the wizard"];
  const texts = globSync("**/*.{js,html,json,xml}", { cwd: folder }).map((file) => ({
    file,
    text: readFileSync(path.join(folder, file), "utf8"),
  }));
  expect(texts.length).toBeGreaterThan(100);
  for (const words of ofKit) {
    expect(
      texts.filter(({ text }) => text.includes(words)).map(({ file }) => file),
      words,
    ).toEqual([]);
  }
});

test("the licences of all that is in the bundles go along with them", () => {
  const licences = readFileSync(path.join(folder, "third-party-licences.md"), "utf8");
  for (const name of [
    "react-dom",
    "react-hook-form",
    "@firebase/firestore",
    "zod",
    "lucide-react",
    "pdfjs-dist",
  ]) {
    expect(licences).toMatch(new RegExp(`^## ${name} - \\d`, "m"));
  }
});

test("[P-13] the script that a page comes with is small, and brings no other", () => {
  const html = readFileSync(path.join(folder, "index.html"), "utf8");
  const scripts = [...html.matchAll(/(?:src|modulepreload"[^>]*href)="(\/[^"]+\.js)"/g)].map(
    ([, file = ""]) => file,
  );
  const bytes = scripts.reduce((sum, file) => sum + readFileSync(path.join(folder, file)).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(12_000);
});

test("[SX-12] the W3C's validator finds nothing on any built page", async () => {
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const args = ["-Xss1024k", "-jar", jar, "--skip-non-html", "--errors-only", "--format", "json", folder];
  const check = promisify(execFile)("java", args, { maxBuffer: 64 * 1024 * 1024 });
  // It ends with an error when it has found one; what it found stands on its second stream either way.
  const { stderr } = await check.catch((failure: { stderr: string }) => failure);
  const { messages } = JSON.parse(stderr) as { messages: { url?: string; message: string }[] };
  const found = messages.map(({ url = "", message }) => `${path.relative(folder, url.slice(5))}: ${message}`);
  expect(globSync("**/*.html", { cwd: folder }).length).toBeGreaterThan(60);
  expect(found).toEqual([]);
}, 180_000);
