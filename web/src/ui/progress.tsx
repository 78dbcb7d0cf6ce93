/** How far something has come; the words beside it say the same. */
export function Progress({ value, of, label }: { value: number; of: number; label: string }) {
  const part = of <= 0 ? 0 : Math.min(1, value / of);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={Math.min(value, of)}
      aria-valuetext={label}
      className="h-2 overflow-hidden rounded-full bg-base-300"
    >
      <div
        className={`h-full rounded-full ${part === 1 ? "bg-success" : "bg-primary"}`}
        style={{ width: `${part * 100}%` }}
      />
    </div>
  );
}
