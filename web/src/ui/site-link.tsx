import { isEnglishOnly } from "@niyamdesk/domain/base/addresses";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { PREFIX } from "#messages/language.ts";

interface SiteLinkProps {
  to: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Whether only a full load reaches a page: one that is written in English only is another build than this. */
export const isInOtherBuild = (to: string): boolean => PREFIX !== "" && isEnglishOnly(to);

/** A link to any page of the site, also to one that this language does not have. */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  return isInOtherBuild(to) ? <a href={to} hrefLang="en" {...link} /> : <Link to={to} {...link} />;
}
