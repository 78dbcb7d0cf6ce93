import { useEffect, useState } from "react";
import { useOnline } from "./online.ts";

/** Since when what is shown may be old, epoch ms: the network is gone. Null while it is there. */
export function useAsOf(): number | null {
  const isOnline = useOnline();
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => setSince(isOnline ? null : Date.now()), [isOnline]);
  return isOnline ? null : since;
}
