import { useState } from "react";
import { desk } from "#messages/workspaces/order-desk.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { orderClient } from "../data/desk-acts.ts";

const words = desk.clientFacts;

type Known = Awaited<ReturnType<typeof orderClient>>;

/** PAN, GSTIN and address of an order's client, to compare documents with: shown when asked for, since that is noted. */
export function ClientFacts({ orderId }: { orderId: string }) {
  const [known, setKnown] = useState<Known | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function show(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      setKnown(await orderClient(orderId));
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  if (known === null) {
    return (
      <div className="mt-3">
        <Button look="outline" size="small" className="min-h-11" busy={busy} onClick={() => void show()}>
          {words.show}
        </Button>
        <p role="alert" className="mt-1 text-sm font-medium text-error empty:hidden">
          {failure}
        </p>
      </div>
    );
  }
  const { name, billing_name, pan, gstin, address, state_code } = known;
  const facts: [term: string, value: string | null][] = [
    [words.name, name],
    [words.billingName, billing_name],
    ["PAN", pan],
    ["GSTIN", gstin],
    [words.address, address],
    [words.state, state_code],
  ];
  return (
    <Facts className="mt-3 border-t border-base-300 pt-3">
      {facts.map(([term, value]) => (
        <Fact key={term} term={term}>
          {value ?? <span className="muted">{words.none}</span>}
        </Fact>
      ))}
    </Facts>
  );
}
