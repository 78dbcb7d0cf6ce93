import { istDay } from "@niyamdesk/domain/time/time";
import { call } from "../../../lib/backend/callables.ts";

/** Everything we hold of the person, saved as a file by the browser. @throws AppError */
export async function downloadOwnData(): Promise<void> {
  const { data } = await call("exportOwnData", {});
  const file = URL.createObjectURL(
    new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = file;
  link.download = `niyamdesk-my-data-${istDay(Date.now())}.json`;
  link.click();
  // The browser has begun to read the file by then.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}
