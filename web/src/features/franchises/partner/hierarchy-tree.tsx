import { percentAbove } from "@niyamdesk/domain/franchises/conflicts";
import type { FranchiseLevel } from "@niyamdesk/domain/franchises/franchise-level";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { partner } from "#messages/workspaces/partner.ts";
import { Badge } from "../../../ui/badge.tsx";
import { FRANCHISE_TONES } from "../franchise-tones.ts";
import type { SumsBelow } from "../hooks/use-sums-below.ts";
import { type TreeNode, treeOf } from "../partner-tree.ts";
import type { FranchiseView } from "../read-franchise.ts";

const words = partner.hierarchy;

interface HierarchyTreeProps {
  own: FranchiseView;
  below: readonly FranchiseView[];
  sums: SumsBelow | "failed" | null;
  /** What each level earns on orders of today. */
  percents: Readonly<Record<FranchiseLevel, number>>;
}

/** State, district, individual: each below whom they belong to. */
export function HierarchyTree({ own, below, sums, percents }: HierarchyTreeProps) {
  return (
    <>
      <div className="rounded-box border border-base-300 bg-base-100 px-4 py-3">
        <p className="font-semibold">
          {words.you} · <span translate="no">{own.code}</span>
        </p>
        <p className="muted text-sm">
          {partner.levels[own.level]}, {own.territory}
        </p>
      </div>
      {below.length === 0 ? (
        <p className="muted mt-4">{own.level === "individual" ? words.noneOfIndividual : words.none}</p>
      ) : (
        <Branch nodes={treeOf(own.id, below)} level={own.level} {...{ sums, percents }} />
      )}
    </>
  );
}

interface BranchProps {
  nodes: readonly TreeNode<FranchiseView>[];
  /** Of whose tree it is. */
  level: FranchiseLevel;
  sums: HierarchyTreeProps["sums"];
  percents: HierarchyTreeProps["percents"];
}

function Branch({ nodes, level, sums, percents }: BranchProps) {
  return (
    <ul className="ms-4 grid gap-3 border-s border-base-300 ps-4 pt-3">
      {nodes.map(({ franchise, below }) => (
        <li key={franchise.id}>
          <div className="rounded-box border border-base-300 bg-base-100 px-4 py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="font-medium">
                {franchise.partner} · <span translate="no">{franchise.code}</span>
              </span>
              <Badge tone={FRANCHISE_TONES[franchise.status]}>{partner.statuses[franchise.status]}</Badge>
            </p>
            <p className="muted text-sm">
              {partner.levels[franchise.level]}, {franchise.territory}
            </p>
            <p className="figures mt-1 text-sm font-medium">{sumsOf(franchise.id, sums)}</p>
            {percentAbove(level, franchise.level, percents) > 0 && (
              <p className="muted text-sm">{words.yours(percentAbove(level, franchise.level, percents))}</p>
            )}
          </div>
          {below.length > 0 && <Branch nodes={below} {...{ level, sums, percents }} />}
        </li>
      ))}
    </ul>
  );
}

/** A sum that could not be read is none. */
function sumsOf(id: string, sums: HierarchyTreeProps["sums"]): string {
  if (sums === null || sums === "failed") return partner.unread;
  const { orders, earnedPaise } = sums.get(id) ?? { orders: 0, earnedPaise: 0 };
  return words.of(orders, formatPaise(earnedPaise));
}
