import { encode } from "uqr";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";

/** A code that puts the number into the phone that scans it. Always dark on white: scanners want it so. */
export default function DialCode({ phone }: { phone: string }) {
  const { data, size } = encode(`tel:${phone}`, { ecc: "M", border: 3 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <figure className="mt-3 flex items-center gap-4">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="size-36 rounded-field bg-white"
        shapeRendering="crispEdges"
        role="img"
        aria-label={words.code}
      >
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="muted text-sm">{words.code}</figcaption>
    </figure>
  );
}
