import { BankPanel } from "../../features/franchises/partner/bank-form.tsx";
import { PartnerFrame } from "../../features/franchises/partner/partner-frame.tsx";
import { TeamPanel } from "../../features/franchises/partner/team-panel.tsx";
import OwnAccount from "../staff/own-account.tsx";

/** Where a partner is paid, and who else works there, is none of their staff's business. */
const nothing = () => null;

/** The own account, where the partner is paid, and who works for them. */
export default function PartnerProfile() {
  return (
    <>
      <OwnAccount />
      <div className="mt-8 grid max-w-2xl gap-8">
        <PartnerFrame member={nothing}>
          {(franchise) => (
            <>
              <BankPanel franchiseId={franchise.id} />
              <TeamPanel franchise={franchise} />
            </>
          )}
        </PartnerFrame>
      </div>
    </>
  );
}
