import { formatPaise } from "@niyamdesk/domain/money/money";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useBuiltInCards, useWishedService } from "../data/wished-service.ts";

/** What somebody wants, what it costs and what they have to bring. */
export function WishFacts({ interest }: { interest: string }) {
  const builtIn = useBuiltInCards();
  const card = builtIn?.SUMMARIES.find(({ name }) => name === interest);
  return (
    <div className="my-0.5">
      <p className="text-base font-medium">{words.wants(interest)}</p>
      {builtIn && card && <Sold builtIn={builtIn} card={card} />}
    </div>
  );
}

interface SoldProps {
  builtIn: NonNullable<ReturnType<typeof useBuiltInCards>>;
  card: ServiceSummary;
}

function Sold({ builtIn, card }: SoldProps) {
  const service = useWishedService(builtIn, card);
  if (service === null) return null;
  const { price, hasPlans, documents, documentsTotal } = service;
  const sum = formatPaise(price);
  return (
    <>
      <p className="figures">{hasPlans ? words.priceFrom(sum) : words.price(sum)}</p>
      {documents.length > 0 && (
        <p className="muted">{words.documents(documents.join(", "), documentsTotal - documents.length)}</p>
      )}
    </>
  );
}
