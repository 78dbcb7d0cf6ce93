import type { Role } from "./roles.ts";

/** How a query is declared and filled, without a word of either Firestore SDK. The queries are in each noun's `queries.ts`. */

export type Operator = "==" | "in" | "array-contains" | ">=" | "<" | "<=" | ">";
type Constant = string | boolean | number | null | readonly string[];
/** Field, operator, value; a value `{name}` is filled when the query is built. */
export type Condition = readonly [field: string, operator: Operator, value: Constant];
export type Filter = Condition | { readonly or: readonly Condition[] };
export type Order = readonly [field: string, direction: "asc" | "desc"];

/**
 * One query the product sends, a constant of its noun's `queries.ts`. `by` says who sends it: the rules admit it for that
 * reader and refuse it without its `{uid}` filter; each has its index in `firestore.indexes.json` (tests prove both).
 * `{name}` in a path or value is filled when the query is built; `{uid}` is always the person asking, `{…_at}` an instant
 * in epoch ms. A list is gone through page by page, from its last document on and never from a value of it: several may
 * share that value.
 */
export interface QueryDeclaration {
  /** Who sends it; `functions` are not bound by the rules. */
  readonly by: Role | "visitor" | "functions";
  /** Collection path; `{name}` segments are filled. */
  readonly from: string;
  readonly where?: readonly Filter[];
  readonly order?: readonly Order[];
  readonly limit: number;
}

type Holes<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type ConditionHoles<T> = T extends readonly [string, Operator, infer Value] ? Holes<Value> : never;
type FilterHoles<T> = T extends { readonly or: readonly (infer Side)[] }
  ? ConditionHoles<Side>
  : ConditionHoles<T>;
type DeclarationHoles<D> =
  | (D extends { readonly from: infer Path } ? Holes<Path> : never)
  | (D extends { readonly where: readonly (infer Entry)[] } ? FilterHoles<Entry> : never);

/** The values a declaration needs: `…_at` are instants (epoch ms), all else text. */
export type ValuesOf<D> = { [Name in DeclarationHoles<D>]: Name extends `${string}_at` ? number : string };

/** A filled value; an instant becomes the SDK's Timestamp in the adapter. */
export type ShapeValue = Constant | { readonly instant: number };
export type ShapeCondition = readonly [field: string, operator: Operator, value: ShapeValue];
export type ShapeFilter = ShapeCondition | { readonly or: readonly ShapeCondition[] };

export interface QueryShape {
  path: string;
  where: readonly ShapeFilter[];
  order: readonly Order[];
  limit: number;
}

/** A declared query filled with its values, ready for either SDK's adapter. @throws RangeError when a value is missing, empty, or would change the path. */
export function queryShape<D extends QueryDeclaration>(declaration: D, values: ValuesOf<D>): QueryShape {
  return resolveQuery(declaration, values);
}

/** The same where the declaration is not known before. @throws RangeError as `queryShape` does */
export function resolveQuery(
  declaration: QueryDeclaration,
  values: Readonly<Record<string, string | number>>,
): QueryShape {
  const fill = ([field, operator, value]: Condition): ShapeCondition => [
    field,
    operator,
    filled(value, values),
  ];
  return {
    path: declaration.from.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, values)),
    where: (declaration.where ?? []).map((filter) =>
      isCondition(filter) ? fill(filter) : { or: filter.or.map(fill) },
    ),
    order: declaration.order ?? [],
    limit: declaration.limit,
  };
}

/** Tells a plain condition from an `or` of them. */
export function isCondition<T extends readonly unknown[]>(filter: T | { readonly or: unknown }): filter is T {
  return Array.isArray(filter);
}

type Values = Readonly<Record<string, string | number>>;

function filled(value: Constant, values: Values): ShapeValue {
  const name = typeof value === "string" ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined;
  if (name === undefined) return value;
  const given = valueNamed(name, values);
  return typeof given === "number" ? { instant: given } : given;
}

function segment(name: string, values: Values): string {
  const given = valueNamed(name, values);
  if (typeof given !== "string" || given.includes("/")) throw new RangeError(`'${name}' is not an id`);
  return given;
}

function valueNamed(name: string, values: Values): string | number {
  const given = values[name];
  if (given === undefined || given === "") throw new RangeError(`The query needs '${name}'`);
  return given;
}
