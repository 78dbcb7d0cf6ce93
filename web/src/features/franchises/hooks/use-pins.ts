import { useEffect, useState } from "react";
import { useStateList } from "../data/state-lists.ts";
import type { FranchiseView } from "../read-franchise.ts";

type Lists = typeof import("@niyamdesk/domain/franchises/territory-pins");

/** PIN codes of a territory, also those of our list, which is large and comes later; null until then. */
export function usePins({ level, code, pincodes }: FranchiseView): readonly string[] | null {
  const said = useStateList(code.slice(0, 2));
  const [lists, setLists] = useState<Lists | "failed" | null>(null);
  const isOfList = pincodes.length === 0;
  useEffect(() => {
    if (!isOfList) return;
    let isShown = true;
    import("@niyamdesk/domain/franchises/territory-pins").then(
      (loaded) => isShown && setLists(loaded),
      // Shown as none until the page is opened again.
      () => isShown && setLists("failed"),
    );
    return () => {
      isShown = false;
    };
  }, [isOfList]);
  if (!isOfList) return pincodes;
  if (lists === "failed") return [];
  if (lists === null || said.status === "loading") return null;
  const held = { hierarchy_level: level, territory_code: code, pincodes: [] };
  const list = said.status === "ready" ? said.value : null;
  return lists.pinsOfTerritory(held, list ?? undefined);
}
