import { formatPaise } from "@niyamdesk/domain/money/money";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useBuiltInCards, useWishedService } from "../data/wished-service.ts";

/** `wish`: what it is and what it costs, on one line; `documents`: what they have to bring. */
type Parts = "all" | "wish" | "documents";

/** What somebody wants, what it costs and what they have to bring. */
export function WishFacts({ interest, parts }: { interest: string; parts: Parts }) {
  const builtIn = useBuiltInCards();
  const card = builtIn?.SUMMARIES.find(({ name }) => name === interest);
  const sold = builtIn && card ? <Sold builtIn={builtIn} card={card} parts={parts} /> : null;
  if (parts === "documents") return sold;
  return (
    <div className={parts === "all" ? "my-0.5" : "flex flex-wrap gap-x-2"}>
      <p className="text-base font-medium">{words.wants(interest)}</p>
      {sold}
    </div>
  );
}

interface SoldProps {
  builtIn: NonNullable<ReturnType<typeof useBuiltInCards>>;
  card: ServiceSummary;
  parts: Parts;
}

function Sold({ builtIn, card, parts }: SoldProps) {
  const service = useWishedService(builtIn, card);
  if (service === null) return null;
  const { price, hasPlans, documents, documentsTotal } = service;
  const sum = formatPaise(price);
  return (
    <>
      {parts !== "documents" && (
        <p className="figures text-base">{hasPlans ? words.priceFrom(sum) : words.price(sum)}</p>
      )}
      {parts !== "wish" && documents.length > 0 && (
        <p className="muted">{words.documents(documents.join(", "), documentsTotal - documents.length)}</p>
      )}
    </>
  );
}
