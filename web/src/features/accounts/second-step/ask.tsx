import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type UserCredential,
} from "firebase/auth";
import { createRoot } from "react-dom/client";
import { failures } from "#messages/failures.ts";
import { secondStep as words } from "#messages/second-step.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { phoneCredential, textCode } from "../data/text-code.ts";
import { StepCode } from "./step-code.tsx";
import { checkError, sendError } from "./words.ts";

/**
 * Asks for the second step of a sign-in, or of a proof that it is still the owner, in a dialog over the page. It has a root of its own: a
 * sign-in form knows nothing of it. @throws AppError, also where the person leaves it
 */
export async function askSecondStep(error: unknown): Promise<UserCredential> {
  const resolver = getMultiFactorResolver(await firebaseAuth(), error as MultiFactorError);
  if (resolver.hints.length === 0) throw new AppError("internal", failures.internal);
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  try {
    return await new Promise<UserCredential>((done, left) =>
      root.render(
        <AskedStep
          resolver={resolver}
          onDone={done}
          onLeave={() => left(new AppError("unauthenticated", words.left))}
        />,
      ),
    );
  } finally {
    root.unmount();
    host.remove();
  }
}

interface AskedStepProps {
  resolver: MultiFactorResolver;
  onDone(credential: UserCredential): void;
  onLeave(): void;
}

function AskedStep({ resolver, onDone, onLeave }: AskedStepProps) {
  // One stands on an account: whoever adds another has the one before taken off.
  const hint = resolver.hints.at(-1);
  if (hint === undefined) return null;
  const isPhone = hint.factorId === PhoneMultiFactorGenerator.FACTOR_ID;
  const send = async () => {
    const auth = await firebaseAuth();
    return textCode(auth, { multiFactorHint: hint, session: resolver.session }, sendError);
  };
  const check = async (code: string, verificationId: string | null) => {
    const proof =
      verificationId === null
        ? TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code)
        : PhoneMultiFactorGenerator.assertion(phoneCredential(verificationId, code));
    const credential = await resolver.resolveSignIn(proof).catch((error: unknown) => {
      throw checkError(error);
    });
    onDone(credential);
  };
  const number = "phoneNumber" in hint ? String(hint.phoneNumber) : "";
  return (
    <Dialog open title={words.askTitle} onClose={onLeave}>
      <StepCode
        lead={isPhone ? words.askPhone(endOf(number)) : words.askApp}
        action={words.goOn}
        send={isPhone ? send : null}
        onCode={check}
      />
      <p className="muted mt-4 text-sm">{words.lostAtSignIn}</p>
    </Dialog>
  );
}

/** The provider masks what comes before. */
function endOf(number: string): string {
  return number.slice(-4);
}
