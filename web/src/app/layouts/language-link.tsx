import { type ReactNode, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { OTHER } from "#messages/language.ts";
import { keepState } from "../../lib/page/moved-state.ts";

/** The same page in the other language: another build, and so a full load. */
export function LanguageLink({ className, icon }: { className: string; icon?: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  // A page that was written at build knows of neither query nor part, and is taken over as it stands.
  const asked = useSyncExternalStore(
    unchanging,
    () => `${search}${hash}`,
    () => "",
  );
  const path = pathname === "/" ? OTHER.prefix || "/" : `${OTHER.prefix}${pathname}`;
  return (
    <a
      href={`${path}${asked}`}
      hrefLang={OTHER.language}
      lang={OTHER.language}
      className={className}
      onClick={() => keepState(pathname, state)}
    >
      {icon}
      {OTHER.name}
    </a>
  );
}

const unchanging = () => () => undefined;
