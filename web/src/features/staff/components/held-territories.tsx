import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { StaffWork } from "@niyamdesk/domain/staff/staff";
import { TextLink } from "../../../ui/text-link.tsx";

interface HeldTerritoriesProps {
  franchises: StaffWork["franchises"];
  /** What that means for what is about to happen. */
  children: string;
}

/** Territories of a partner, each with the page where it is put on hold, handed over or ended. */
export function HeldTerritories({ franchises, children }: HeldTerritoriesProps) {
  if (franchises.length === 0) return null;
  return (
    <div className="mb-5" role="status">
      <p>{children}</p>
      <ul className="mt-1">
        {franchises.map(({ id, territory, code }) => (
          <li key={id}>
            <TextLink to={PATHS.franchisePartner(id)}>
              {territory} ({code})
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
