import { common } from "#messages/common.ts";

/** The prices shown are the built-in ones, because the stored ones could not be read: never without a word. */
export function StalePrices({ onRetry, className = "" }: { onRetry(): void; className?: string }) {
  return (
    <div
      role="status"
      className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-box border border-warning/60 bg-warning/15 px-4 py-3 ${className}`}
    >
      <span>{common.stalePrices}</span>
      <button type="button" className="link font-medium" onClick={onRetry}>
        {common.tryAgain}
      </button>
    </div>
  );
}
