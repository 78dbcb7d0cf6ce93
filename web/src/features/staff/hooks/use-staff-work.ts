import type { StaffWork } from "@niyamdesk/domain/staff/staff";
import { useCallback, useEffect, useState } from "react";
import { workInHand } from "../data/staff-calls.ts";

export type WorkRead =
  | { status: "loading" }
  | { status: "failed"; retry(): void; refresh(): void }
  | { status: "ready"; value: StaffWork; retry(): void; refresh(): void };

/** What somebody has in hand, as it was when this was opened; `retry` looks again, `refresh` does so while the old figures stay. */
export function useStaffWork(uid: string): WorkRead {
  const [read, setRead] = useState<{ status: "loading" | "failed" } | { status: "ready"; value: StaffWork }>({
    status: "loading",
  });
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => {
    setRead({ status: "loading" });
    setTries((count) => count + 1);
  }, []);
  const refresh = useCallback(() => setTries((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try looks again
  useEffect(() => {
    let shown = true;
    workInHand(uid).then(
      (value) => {
        if (shown) setRead({ status: "ready", value });
      },
      () => {
        if (shown) setRead({ status: "failed" });
      },
    );
    return () => {
      shown = false;
    };
  }, [uid, tries]);
  return read.status === "loading" ? { status: "loading" } : { ...read, retry, refresh };
}
