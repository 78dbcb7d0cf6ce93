import { offline } from "#messages/offline.ts";
import { useOfflineWords } from "../lib/device/offline-words.ts";
import { useOnline } from "../lib/device/online.ts";

export function OfflineBanner() {
  const online = useOnline();
  const words = useOfflineWords();
  return (
    <div role="status" aria-live="polite">
      {!online && <p className="offline-banner">{words ?? offline}</p>}
    </div>
  );
}
