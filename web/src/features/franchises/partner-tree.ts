import { LOCALE } from "#messages/language.ts";
import type { FranchiseView } from "./read-franchise.ts";

type Placed = Pick<FranchiseView, "id" | "parentId" | "code">;

export interface TreeNode<F> {
  franchise: F;
  below: TreeNode<F>[];
}

/**
 * Who works below whom: state, district, individual. Whoever's parent is not among them stands directly below, so that nobody is lost.
 *
 * @param own id of whose tree it is
 */
export function treeOf<F extends Placed>(own: string, franchises: readonly F[]): TreeNode<F>[] {
  const known = new Set(franchises.map(({ id }) => id));
  const sorted = [...franchises].sort((a, b) => a.code.localeCompare(b.code, LOCALE));
  const belowOf = (parent: string, above: readonly string[]): TreeNode<F>[] =>
    sorted
      .filter(({ id, parentId }) => !above.includes(id) && isBelow(parentId, parent, known, own))
      .map((franchise) => ({ franchise, below: belowOf(franchise.id, [...above, franchise.id]) }));
  return belowOf(own, [own]);
}

function isBelow(parentId: string | null, parent: string, known: ReadonlySet<string>, own: string): boolean {
  if (parentId === parent) return true;
  return parent === own && (parentId === null || !known.has(parentId)) && parentId !== own;
}
