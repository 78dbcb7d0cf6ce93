import { site } from "#messages/site.ts";
import { useOnline } from "../lib/online.ts";

export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" aria-live="polite">
      {!online && (
        <p className="bg-warning px-4 py-2 text-center text-sm font-medium text-warning-content">
          {site.offline}
        </p>
      )}
    </div>
  );
}
