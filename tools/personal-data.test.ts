import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { INVENTORY } from "@niyamdesk/domain/privacy/inventory";
import { expect, test } from "vitest";

const ROOT = path.join(import.meta.dirname, "..");
const WHERE = "domain/src/privacy/inventory.ts";

/** A field of such a name says something of a person. */
const PERSONAL =
  /^(user_id|owner_id|reader_id|sender_id|noted_by|asked_by|made_by|.*name|names|.*email|.*phone|other_phones|phone_e164|address|pan|gstin|date_of_birth|text|words|message|notes|subject_line|contact|customer_info|recipient|account_number|ifsc|upi|bio|search_words|find|answer|ip|user_agent)$/;
/** Names of things, not of people. */
const OF_THINGS = new Set(["service_name", "plan_name", "territory_name", "display_order_name"]);

const sources = ["domain/src/**/*.ts", "functions/src/platform/*.ts"]
  .flatMap((files) => globSync(files, { cwd: ROOT }))
  .map((file) => readFileSync(path.join(ROOT, file), "utf8"));

/** Fields of every exported interface, with those it takes over. */
const SHAPES = new Map<string, { fields: string[]; parents: string[] }>();
for (const text of sources) {
  for (const [, name = "", parents = "", body = ""] of text.matchAll(
    /export interface (\w+)(?:<[^>{]*>)?(?: extends ([^{]+))? \{\n([\s\S]*?)\n\}/g,
  )) {
    const fields = [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, field = ""]) => field);
    SHAPES.set(name, { fields, parents: parents.match(/\w+/g) ?? [] });
  }
}

function fieldsOf(shape: string): string[] {
  const { fields, parents } = SHAPES.get(shape) ?? { fields: [], parents: [] };
  return [...fields, ...parents.flatMap(fieldsOf)];
}

/** Each collection with the shape of its records, where the model names one. */
const MODEL = new Map<string, string>();
for (const text of sources) {
  for (const [, shape = "", name = ""] of text.matchAll(/collectionOf<(\w+)[^(]*>\(\s*"(\w+)"/g)) {
    MODEL.set(name, shape);
  }
  for (const [, shape = "", key = ""] of text.matchAll(/typed<(\w+)[^(]*>\(\s*COLLECTIONS\.(\w+)\s*,/g)) {
    const name = COLLECTIONS[key as keyof typeof COLLECTIONS];
    if (name !== undefined && !MODEL.has(name) && name !== "ledger") MODEL.set(name, shape);
  }
}
for (const name of [...Object.values(COLLECTIONS), ...Object.values(SUBCOLLECTIONS)]) {
  if (!MODEL.has(name)) MODEL.set(name, "");
}

test("[TR-04] every collection of the data model has its line in the inventory, and no line is left over", () => {
  const listed = INVENTORY.map(({ collection }) => collection);
  const missing = [...MODEL].filter(([name]) => !listed.includes(name));
  const lines = missing.map(([name, shape]) => {
    const fields = fieldsOf(shape).filter(isPersonal).join(" ");
    return `  held("${name}", "${fields}", "<what it is for>", "<on what ground>", "<kept for>"),`;
  });
  expect(lines, `Add to ${WHERE}, one line a collection:\n${lines.join("\n")}\n`).toEqual([]);
  const gone = listed.filter((name) => !MODEL.has(name));
  expect(gone, `No such collection is left: take its line out of ${WHERE}`).toEqual([]);
  expect(new Set(listed).size, "One line a collection").toBe(listed.length);
});

test("[TR-04] every field that says something of a person stands in its collection's line", () => {
  const missing = INVENTORY.flatMap(({ collection, fields }) => {
    const own = fieldsOf(MODEL.get(collection) ?? "");
    const left = [...new Set(own)].filter(
      (field) => isPersonal(field) && !fields.some((one) => one === field || one === `-${field}`),
    );
    return left.length === 0
      ? []
      : [`${WHERE}: to the fields of held("${collection}", …) add: ${left.join(" ")}`];
  });
  expect(missing, missing.join("\n")).toEqual([]);
});

function isPersonal(field: string): boolean {
  return PERSONAL.test(field) && !OF_THINGS.has(field);
}
