import { PATHS } from "@niyamdesk/domain/base/addresses";
import { checkout } from "#messages/checkout.ts";
import { withReturn } from "../../../lib/page/return-path.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface SignInDialogProps {
  here: string;
  /** A checkout was begun: whoever did has an account, and may have approved the payment. */
  begun: boolean;
  onClose(): void;
}

/** Both ways lead back to this very step; the plan stays chosen. */
export function SignInDialog({ here, begun, onClose }: SignInDialogProps) {
  if (begun) {
    return (
      <Dialog open title={checkout.signedOutTitle} onClose={onClose}>
        <p className="mb-6 opacity-85">{checkout.signedOutWhy}</p>
        <ButtonLink to={withReturn(PATHS.login, here)} block>
          {checkout.signIn}
        </ButtonLink>
      </Dialog>
    );
  }
  return (
    <Dialog open title={checkout.signInTitle} onClose={onClose}>
      <p className="mb-6 opacity-85">{checkout.signInWhy}</p>
      <div className="grid gap-2">
        <ButtonLink to={withReturn(PATHS.register, here)} block>
          {checkout.register}
        </ButtonLink>
        <ButtonLink to={withReturn(PATHS.login, here)} look="outline" block>
          {checkout.haveAccount}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
