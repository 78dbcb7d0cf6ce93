import { isIndianMobile, normalisePhone, usePhoneTables } from "@niyamdesk/domain/phone";

const PATIENCE_MS = 4000;

let loading: Promise<void> | null = null;

/** Most people type an Indian mobile, which is known without them: the tables are fetched for the others, while they type. */
export function learnPhone(typed: string): void {
  const number = normalisePhone(typed);
  if (number === null || isIndianMobile(number)) return;
  loading ??= import("@niyamdesk/domain/phone-tables").then(
    ({ PHONE_TABLES }) => usePhoneTables(PHONE_TABLES),
    // Without them the function decides.
    () => {
      loading = null;
    },
  );
}

/** Until they are there, if somebody asked for them; not for ever. */
export async function phoneTables(): Promise<void> {
  if (loading === null) return;
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
