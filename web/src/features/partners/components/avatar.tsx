import { useState } from "react";
import { initialOf } from "../words.ts";

/** A CA's picture, or the first letter of the name where there is none or it does not load. */
export function Avatar({ name, url, size }: { name: string; url: string | null; size: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (url !== null && broken !== url) {
    return (
      <img
        src={url}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className="shrink-0 rounded-full border border-base-300 object-cover"
        onError={() => setBroken(url)}
      />
    );
  }
  return (
    <svg width={size} height={size} viewBox="0 0 56 56" className="shrink-0" aria-hidden="true">
      <circle cx="28" cy="28" r="28" className="fill-secondary" />
      <text x="28" y="29" textAnchor="middle" dominantBaseline="central" className="avatar-letter">
        {initialOf(name)}
      </text>
    </svg>
  );
}
