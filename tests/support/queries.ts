import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { QueryDeclaration } from "@niyamdesk/domain/base/query";

const DOMAIN = path.join(import.meta.dirname, "../../domain/src");

/** Every query the product declares, by name: the constants of the nouns' `queries.ts`, without their ending. */
export const QUERIES: readonly (readonly [name: string, query: QueryDeclaration])[] = (
  await Promise.all(
    readdirSync(DOMAIN)
      .map((noun) => path.join(DOMAIN, noun, "queries.ts"))
      .filter((file) => existsSync(file))
      .map(async (file) => Object.entries<QueryDeclaration | string>(await import(pathToFileURL(file).href))),
  )
)
  .flat()
  // The name of a collection stands there as well.
  .filter((exported): exported is [string, QueryDeclaration] => typeof exported[1] !== "string")
  .map(([name, query]) => [name.replace(/Query$/, ""), query]);
