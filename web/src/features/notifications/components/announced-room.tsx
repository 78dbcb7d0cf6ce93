import { keptLines } from "../announced-lines.ts";

/** Around the lines, on a phone along the bar above. */
export const ANNOUNCED =
  "grid grid-cols-[minmax(0,1fr)] max-lg:-mx-4 max-lg:-mt-5 max-lg:mb-3 lg:mb-4 lg:gap-2";
export const ANNOUNCED_LINE = "max-lg:border-b lg:rounded-box lg:border";

/** Where announcements will stand, so that the page below does not move when they come; nothing where there were none. */
export function AnnouncedRoom({ uid }: { uid: string }) {
  const lines = keptLines(uid);
  if (lines === 0) return null;
  return (
    <div aria-hidden="true" className={ANNOUNCED}>
      <Line />
      {lines > 1 && <Line className="max-lg:hidden" />}
    </div>
  );
}

function Line({ className = "" }) {
  return <div className={`${ANNOUNCED_LINE} min-h-11 border-transparent ${className}`} />;
}
