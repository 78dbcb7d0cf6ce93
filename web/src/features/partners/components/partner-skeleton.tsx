import { directory } from "#messages/directory.ts";

const CARDS = [0, 1, 2, 3] as const;

/** The list before it is read, in the shape of its cards. */
export function PartnerSkeleton() {
  return (
    <div
      role="status"
      data-loader=""
      aria-label={directory.loading}
      className="mt-13 grid gap-4 md:grid-cols-2 md:gap-5"
    >
      {CARDS.map((card) => (
        <div key={card} className="skeleton h-72 w-full rounded-box" />
      ))}
    </div>
  );
}
