import { useCallback, useLayoutEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { isStillAt, parametersNow } from "./parameters-now.ts";

/**
 * Sets one parameter of the address, or takes it off, without another entry in the history. It may be called after an answer came: it starts from
 * what the address says by then, and calls nobody back who is on their way to another page.
 *
 * @returns the same function as long as the page stands
 */
export function useParameter(name: string): (value: string | null) => void {
  const [, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const latest = useRef({ setParameters, pathname });
  useLayoutEffect(() => {
    latest.current = { setParameters, pathname };
  }, [setParameters, pathname]);
  return useCallback(
    (value) => {
      if (!isStillAt(latest.current.pathname)) return;
      const kept = parametersNow();
      if (kept.get(name) === value) return;
      if (value === null) kept.delete(name);
      else kept.set(name, value);
      latest.current.setParameters(kept, { replace: true });
    },
    [name],
  );
}
