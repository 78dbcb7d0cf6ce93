import { common } from "#messages/common.ts";
import type { Live } from "../lib/firestore/live.ts";

/** A line below a part that lacks what could not be read: otherwise it would look as if there were none. */
export function PartMissing({ live, what }: { live: Live<unknown>; what: string }) {
  if (live.status !== "failed" && live.status !== "refused") return null;
  return (
    <p role="alert" className="mt-2 text-sm">
      {what}{" "}
      <button type="button" className="link" onClick={live.retry}>
        {common.tryAgain}
      </button>
    </p>
  );
}
