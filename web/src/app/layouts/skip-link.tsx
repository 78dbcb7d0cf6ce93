import { site } from "#messages/site.ts";

/** The keyboard's way past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="btn btn-primary sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
    >
      {site.skip}
    </a>
  );
}
