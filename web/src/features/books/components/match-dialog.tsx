import type { PaymentMatch } from "@niyamdesk/domain/payments/callables";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { books } from "#messages/workspaces/books.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { ErrorState, Loading } from "../../../ui/states.tsx";
import { matchPayment, paymentMatches } from "../data/books.ts";

const words = books.matching;
const schema = z.strictObject({ checkout: z.string().check(z.minLength(1, words.choosePlease)) });

interface MatchDialogProps {
  paymentId: string;
  sum: string;
  onClose(): void;
}

/** An administrator says what held money was paid for. */
export function MatchDialog(props: MatchDialogProps) {
  const [tries, setTries] = useState(0);
  const title = words.title(props.sum);
  return (
    <Dialog open title={title} onClose={props.onClose}>
      <Matches key={tries} {...props} title={title} onRetry={() => setTries(tries + 1)} />
    </Dialog>
  );
}

function Matches({
  paymentId,
  title,
  onRetry,
  onClose,
}: MatchDialogProps & { title: string; onRetry(): void }) {
  const [found, setFound] = useState<readonly PaymentMatch[] | "loading" | "failed">("loading");
  useEffect(() => {
    let isOver = false;
    paymentMatches(paymentId).then(
      ({ matches }) => isOver || setFound(matches),
      () => isOver || setFound("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [paymentId]);
  if (found === "loading") return <Loading label={words.loading} />;
  if (found === "failed") return <ErrorState title={words.failed} onRetry={onRetry} />;
  return <Choose {...{ title, paymentId, matches: found, onClose }} />;
}

function Choose({
  title,
  paymentId,
  matches,
  onClose,
}: {
  title: string;
  paymentId: string;
  matches: readonly PaymentMatch[];
  onClose(): void;
}) {
  if (matches.length === 0) {
    return (
      <>
        <p>{words.none}</p>
        <div className="mt-5 flex justify-end">
          <Button look="outline" onClick={onClose}>
            {words.keep}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="mb-4">{words.what}</p>
      <Form
        label={title}
        schema={schema}
        defaultValues={{ checkout: "" }}
        onSubmit={async ({ checkout }) => {
          await matchPayment({ payment_id: paymentId, checkout_id: checkout });
          toast("success", words.done);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <ChoiceField name="checkout" label={words.choose} options={matches.map(optionOf)} />
            <p className="text-sm">{words.effects}</p>
            <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {busy ? words.doing : words.do}
              </Button>
            </div>
          </>
        )}
      </Form>
    </>
  );
}

function optionOf({ checkout_id, client, service, plan, opened_at, is_own, order_id }: PaymentMatch) {
  const more = [...(is_own ? [words.own] : []), ...(order_id === null ? [] : [words.carries(order_id)])];
  const said = words.option(client, service, plan, istDateTime(opened_at));
  return [checkout_id, more.length === 0 ? said : `${said} (${more.join(", ")})`] as const;
}
