import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { OTHER } from "#messages/language.ts";

/** The same page in the other language: another build, and so a full load. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  // A page that was written at build knows of no query, and is taken over as it stands.
  const asked = useSyncExternalStore(
    unchanging,
    () => search,
    () => "",
  );
  const path = pathname === "/" ? OTHER.prefix || "/" : `${OTHER.prefix}${pathname}`;
  return (
    <a href={`${path}${asked}`} hrefLang={OTHER.language} lang={OTHER.language} className={className}>
      {OTHER.name}
    </a>
  );
}

const unchanging = () => () => undefined;
