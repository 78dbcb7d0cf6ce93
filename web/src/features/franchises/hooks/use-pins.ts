import { useEffect, useState } from "react";
import type { FranchiseView } from "../read-franchise.ts";

/** PIN codes of a territory, also those of our list, which is large and comes later; null until then. */
export function usePins({ level, code, pincodes }: FranchiseView): readonly string[] | null {
  const [pins, setPins] = useState<readonly string[] | null>(pincodes.length > 0 ? pincodes : null);
  const own = pincodes.join(" ");
  useEffect(() => {
    if (own !== "") return setPins(own.split(" "));
    let isShown = true;
    import("@niyamdesk/domain/franchises/territory-pins").then(
      ({ pinsOfTerritory }) => {
        const held = { hierarchy_level: level, territory_code: code, pincodes: [] };
        if (isShown) setPins(pinsOfTerritory(held));
      },
      // Shown as none until the page is opened again.
      () => isShown && setPins([]),
    );
    return () => {
      isShown = false;
    };
  }, [level, code, own]);
  return pins;
}
