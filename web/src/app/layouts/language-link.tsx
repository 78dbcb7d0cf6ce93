import { useLocation } from "react-router-dom";
import { OTHER } from "#messages/language.ts";

/** The same page in the other language: another build, and so a full load. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const path = pathname === "/" ? OTHER.prefix || "/" : `${OTHER.prefix}${pathname}`;
  return (
    <a href={`${path}${search}`} hrefLang={OTHER.language} lang={OTHER.language} className={className}>
      {OTHER.name}
    </a>
  );
}
