import { phoneSignIn } from "@niyamdesk/domain/accounts/account";
import type { TotpSecret } from "firebase/auth";
import { useState } from "react";
import { ownAccount } from "#messages/own-account.ts";
import { secondStep as words } from "#messages/second-step.ts";
import { AppError, errorWords } from "../../../lib/backend/app-error.ts";
import { SECOND_STEP_BY_APP } from "../../../lib/backend/env.ts";
import { toast } from "../../../lib/page/toast.ts";
import { shownPhone } from "../../../lib/phone/phone-tables.ts";
import type { SignedIn } from "../../../lib/session/session-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { ProveOwner } from "../components/prove-owner.tsx";
import { addApp, addPhone, appSecret, textToAdd } from "./own-step.ts";
import { StepCode } from "./step-code.tsx";

type Stage =
  | { at: "choice" | "phone" | "proof" }
  | { at: "code"; phone: string; first: string }
  | { at: "app"; secret: TotpSecret; address: string };

interface AddStepDialogProps {
  session: SignedIn;
  /** Another takes the place of one that is there. */
  hasStep: boolean;
  onClose(): void;
}

/** Sets the second step up: a number and its code, or an app where the project takes them. */
export default function AddStepDialog({ session, hasStep, onClose }: AddStepDialogProps) {
  // An app beside what is there would leave that valid, too (decision 041).
  const begin: Stage = { at: SECOND_STEP_BY_APP && !hasStep ? "choice" : "phone" };
  const [stage, setStage] = useState<Stage>(begin);
  const [phone, setPhone] = useState("+91 ");

  /** The service asks for a sign-in of a moment ago. */
  async function orProof<T>(act: Promise<T>): Promise<T | null> {
    try {
      return await act;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "reauthentication_needed")) throw error;
      setStage({ at: "proof" });
      return null;
    }
  }

  const done = () => {
    toast("success", words.added);
    onClose();
  };
  const title = stage.at === "proof" ? ownAccount.proveTitle : words.addTitle;
  return (
    <Dialog open title={title} onClose={onClose}>
      {stage.at === "proof" && (
        <>
          <p className="muted mb-5">{words.proveFirst}</p>
          <ProveOwner action={ownAccount.confirm} onProved={async () => setStage(begin)} />
        </>
      )}
      {stage.at === "choice" && (
        <Choice
          onPhone={() => setStage({ at: "phone" })}
          onApp={async () => {
            const made = await orProof(appSecret());
            if (made !== null) setStage({ at: "app", ...made });
          }}
        />
      )}
      {stage.at === "phone" && (
        <PhoneStage
          session={session}
          typed={phone}
          onPhone={async (number) => {
            setPhone(number);
            const first = await orProof(textToAdd(number));
            if (first !== null) setStage({ at: "code", phone: number, first });
          }}
        />
      )}
      {stage.at === "code" && (
        <StepCode
          lead={words.enterSent(shownPhone(stage.phone))}
          action={words.turnOn}
          send={() => textToAdd(stage.phone)}
          first={stage.first}
          onCode={async (code, id) => {
            await addPhone(id ?? "", code);
            done();
          }}
        />
      )}
      {stage.at === "app" && (
        <AppStage
          {...stage}
          onCode={async (code) => {
            await addApp(stage.secret, code);
            done();
          }}
        />
      )}
    </Dialog>
  );
}

interface PhoneStageProps {
  session: SignedIn;
  /** What was typed before somebody had to prove that it is them. */
  typed: string;
  onPhone(phone: string): Promise<void>;
}

function PhoneStage({ session, typed, onPhone }: PhoneStageProps) {
  return (
    <Form
      label={words.addTitle}
      schema={phoneSignIn}
      defaultValues={{ phone: typed }}
      onSubmit={({ phone }) => onPhone(phone)}
    >
      {({ busy }) => (
        <>
          <PhoneField label={words.phone} use={words.phoneUse} />
          <p className="muted mb-5 text-sm">
            {session.phone !== null && `${words.noLongerAlone} `}
            {words.signedOutElsewhere}
          </p>
          <Button type="submit" block busy={busy}>
            {words.sendCode}
          </Button>
        </>
      )}
    </Form>
  );
}

function Choice({ onPhone, onApp }: { onPhone(): void; onApp(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function byApp(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await onApp();
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p className="muted mb-4">{words.how}</p>
      <div role="alert">{failure && <p className="alert alert-error alert-soft mb-4">{failure}</p>}</div>
      <div className="grid gap-3">
        <Button look="outline" block onClick={onPhone}>
          {words.howPhone}
        </Button>
        <Button look="outline" block busy={busy} onClick={() => void byApp()}>
          {words.howApp}
        </Button>
      </div>
    </>
  );
}

interface AppStageProps {
  secret: TotpSecret;
  address: string;
  onCode(code: string): Promise<void>;
}

function AppStage({ secret, address, onCode }: AppStageProps) {
  return (
    <>
      <p className="mb-3">
        <span className="muted text-sm">{words.appKey}</span>
        <br />
        <code translate="no" className="figures break-all">
          {secret.secretKey}
        </code>
      </p>
      <p className="mb-4">
        <a className="link" href={address}>
          {words.appOpen}
        </a>
      </p>
      <StepCode lead={words.appLead} action={words.turnOn} send={null} onCode={onCode} />
    </>
  );
}
