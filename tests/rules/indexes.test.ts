import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isCondition, type QueryDeclaration } from "@niyamdesk/domain/base/query";
import { declarationsOf } from "@niyamdesk/domain/lists/list";
import { LISTS } from "@niyamdesk/domain/lists/lists";
import { describe, expect, test } from "vitest";
import { QUERIES } from "../support/queries.ts";
import { type CompositeIndex, indexLine, requiredIndexes } from "./required-indexes.ts";

const declared: (readonly [name: string, query: QueryDeclaration])[] = [
  ...QUERIES,
  ...Object.entries(LISTS).flatMap(([name, list]) =>
    declarationsOf(list).map(([view, query]): [string, QueryDeclaration] => [`${name}: ${view}`, query]),
  ),
];
const configured: CompositeIndex[] = JSON.parse(readFileSync("firestore.indexes.json", "utf8")).indexes;

describe("composite indexes", () => {
  const have = configured.map(indexLine);
  const needed = new Set(declared.flatMap(([, query]) => requiredIndexes(query).map(indexLine)));

  test.each(declared)("[FS-04] %s has its indexes", (_, query) => {
    expect(have).toEqual(expect.arrayContaining(requiredIndexes(query).map(indexLine)));
  });

  test("[FS-04] no index is without a query, none is there twice", () => {
    expect(have.filter((line) => !needed.has(line))).toEqual([]);
    expect(have.length).toBe(new Set(have).size);
  });

  test("[FS-04] the rule of thumb itself: sides of an or, ranges, single fields", () => {
    const lines = (query: Omit<QueryDeclaration, "by" | "limit">) =>
      requiredIndexes({ by: "admin", limit: 1, ...query }).map(indexLine);
    expect(lines({ from: "a/{id}/b", order: [["at", "desc"]] })).toEqual([]);
    expect(lines({ from: "a", where: [["x", "==", 1]] })).toEqual([]);
    expect(lines({ from: "a", where: [["at", ">=", 1]], order: [["at", "desc"]] })).toEqual([]);
    expect(
      lines({
        from: "a/{id}/b",
        where: [
          ["z", "==", 1],
          {
            or: [
              ["x", "==", 1],
              ["y", "in", ["1"]],
            ],
          },
        ],
        order: [["at", "desc"]],
      }),
    ).toEqual(["b: x ASCENDING, z ASCENDING, at DESCENDING", "b: y ASCENDING, z ASCENDING, at DESCENDING"]);
    expect(
      lines({
        from: "a",
        where: [
          ["x", "==", 1],
          ["at", "<", 1],
        ],
      }),
    ).toEqual(["a: x ASCENDING, at ASCENDING"]);
  });
});

describe("queries are declared", () => {
  const ADAPTERS = ["web/src/lib/firestore/firestore-query.ts", "functions/src/platform/query.ts"];
  const sources = ["web/src", "functions/src"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );

  test("[FS-04] only the two adapters spell filters and orders", () => {
    const spelled = sources.filter((file) =>
      /\b(where|orderBy|Filter\.where|collectionGroup)\(/.test(readFileSync(file, "utf8")),
    );
    expect(spelled.filter((file) => !ADAPTERS.includes(file))).toEqual([]);
    expect(spelled.toSorted()).toEqual(ADAPTERS.toSorted());
  });

  test.each(declared)("[FS-14] %s has a limit and asks at most 30 things at once", (_, query) => {
    expect(query.limit).toBeGreaterThan(0);
    expect(query.limit).toBeLessThanOrEqual(500);
    const disjunctions = (query.where ?? []).reduce((product, filter) => {
      if (!isCondition(filter)) return product * filter.or.length;
      return product * (Array.isArray(filter[2]) ? filter[2].length : 1);
    }, 1);
    expect(disjunctions).toBeLessThanOrEqual(30);
  });
});
