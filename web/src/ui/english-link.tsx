import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { PREFIX } from "#messages/language.ts";

interface EnglishLinkProps {
  to: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to a page that is written in English only: from another language that is another build, and so a full load. */
export function EnglishLink({ to, ...link }: EnglishLinkProps) {
  return PREFIX === "" ? <Link to={to} {...link} /> : <a href={to} hrefLang="en" {...link} />;
}
