import { isMonthName, monthOf } from "@niyamdesk/domain/accounting/month";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** The month in the address; this one where it names none. */
export function useMonth(): { month: string; choose(month: string): void } {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get("month") ?? "";
  const month = isMonthName(named) ? named : monthOf(Date.now());
  const choose = useCallback(
    (next: string) =>
      setParameters(
        (now) => {
          now.set("month", next);
          return now;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return { month, choose };
}
