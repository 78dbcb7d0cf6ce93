import { offline } from "#messages/offline.ts";
import { useOnline } from "../lib/device/online.ts";

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" aria-live="polite">
      {!online && <p className="offline-banner">{offline}</p>}
    </div>
  );
}
