import { ChevronLeft } from "lucide-react";
import { Link } from "react-router-dom";

/** Above the title of a page that was reached from a list. */
export function BackLink({
  to,
  className = "",
  children,
}: {
  to: string;
  className?: string;
  children: string;
}) {
  return (
    <Link
      to={to}
      className={`muted mb-2 inline-flex min-h-11 items-center gap-1 text-sm font-medium hover:text-primary lg:min-h-9 ${className}`}
    >
      <ChevronLeft size={16} aria-hidden="true" />
      {children}
    </Link>
  );
}
