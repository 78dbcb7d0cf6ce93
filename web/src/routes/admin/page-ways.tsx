import { NavLink } from "react-router-dom";

interface PageWaysProps {
  label: string;
  ways: readonly (readonly [to: string, label: string])[];
}

/** Pages of one matter side by side, above what the open one shows. */
export function PageWays({ label, ways }: PageWaysProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {ways.map(([to, text]) => (
        <NavLink key={to} to={to} end className="quick-choice inline-flex items-center">
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
