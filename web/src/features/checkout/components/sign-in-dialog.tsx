import { PATHS, withReturn } from "../../../lib/paths.ts";
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
      <Dialog open title="You are signed out" onClose={onClose}>
        <p className="mb-6 opacity-85">
          Sign in to go on with this payment. If you have approved it already, your order opens by itself and
          nothing is lost: please do not pay again.
        </p>
        <ButtonLink to={withReturn(PATHS.login, here)} block>
          Sign in
        </ButtonLink>
      </Dialog>
    );
  }
  return (
    <Dialog open title="Sign in to continue" onClose={onClose}>
      <p className="mb-6 opacity-85">
        Your order, its documents and its invoice are kept in your account. Your plan stays selected and you
        come right back here.
      </p>
      <div className="grid gap-2">
        <ButtonLink to={withReturn(PATHS.register, here)} block>
          Create an account
        </ButtonLink>
        <ButtonLink to={withReturn(PATHS.login, here)} look="outline" block>
          I have an account: sign in
        </ButtonLink>
      </div>
    </Dialog>
  );
}
