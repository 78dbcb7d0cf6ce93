import { type Condition, isCondition, type QueryDeclaration } from "@niyamdesk/domain/base/query";

interface IndexField {
  fieldPath: string;
  order?: "ASCENDING" | "DESCENDING";
  arrayConfig?: "CONTAINS";
}

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: "COLLECTION";
  fields: IndexField[];
}

/**
 * The composite indexes a query needs in production (the emulator asks for none): one for each side of an `or`. None for
 * a single field, nor for equalities alone, which Firestore joins by itself.
 */
export function requiredIndexes(query: QueryDeclaration): CompositeIndex[] {
  return sidesOf(query).flatMap((conditions) => indexOf(query, conditions) ?? []);
}

/** An index as one comparable line; the order of the equality fields does not matter, so they are sorted. */
export function indexLine({ collectionGroup, fields }: CompositeIndex): string {
  const names = fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${arrayConfig ?? order}`);
  return `${collectionGroup}: ${names.join(", ")}`;
}

function sidesOf(query: QueryDeclaration): Condition[][] {
  let sides: Condition[][] = [[]];
  for (const filter of query.where ?? []) {
    const choices = isCondition(filter) ? [filter] : filter.or;
    sides = sides.flatMap((side) => choices.map((choice) => [...side, choice]));
  }
  return sides;
}

function indexOf(query: QueryDeclaration, conditions: readonly Condition[]): CompositeIndex | null {
  const fieldsOf = (...operators: string[]) => [
    ...new Set(conditions.filter(([, operator]) => operators.includes(operator)).map(([field]) => field)),
  ];
  const equal = fieldsOf("==", "in").sort();
  const contained = fieldsOf("array-contains");
  const ranged = fieldsOf("<", "<=", ">", ">=");
  const order = (query.order ?? []).filter(([field]) => !equal.includes(field));
  const sorted = order.length > 0 ? order : ranged.map((field) => [field, "asc"] as const);
  if (sorted.length === 0 || equal.length + contained.length + sorted.length < 2) return null;
  return {
    collectionGroup: query.from.split("/").at(-1) ?? query.from,
    queryScope: "COLLECTION",
    fields: [
      ...equal.map((fieldPath) => ({ fieldPath, order: "ASCENDING" as const })),
      ...contained.map((fieldPath) => ({ fieldPath, arrayConfig: "CONTAINS" as const })),
      ...sorted.map(([fieldPath, direction]) => ({
        fieldPath,
        order: direction === "asc" ? ("ASCENDING" as const) : ("DESCENDING" as const),
      })),
    ],
  };
}
