import { PATHS, withReturn } from "../../../lib/paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** Both ways lead back to this very step; the plan stays chosen. */
export function SignInDialog({ here, onClose }: { here: string; onClose(): void }) {
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
