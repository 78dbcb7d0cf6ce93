import { BankPanel } from "../../features/franchises/partner/bank-form.tsx";
import { PartnerFrame } from "../../features/franchises/partner/partner-frame.tsx";
import OwnAccount from "../staff/own-account.tsx";

/** The own account, and where the partner is paid. */
export default function PartnerProfile() {
  return (
    <>
      <OwnAccount />
      <div className="mt-8 grid max-w-2xl gap-8">
        <PartnerFrame>{({ id }) => <BankPanel franchiseId={id} />}</PartnerFrame>
      </div>
    </>
  );
}
