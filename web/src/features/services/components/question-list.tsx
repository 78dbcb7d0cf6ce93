import type { Faq } from "@niyamdesk/domain/services/service";
import { ChevronDown } from "lucide-react";
import { service as words } from "#messages/service.ts";

export function QuestionList({ faqs }: { faqs: readonly Faq[] }) {
  if (faqs.length === 0) return <p className="opacity-85">{words.noQuestions}</p>;
  return (
    <div className="divide-y divide-base-300">
      {faqs.map((faq) => (
        <details key={faq.question} className="group py-2.5">
          <summary className="flex cursor-pointer list-none items-start justify-between gap-3 font-medium leading-snug [&::-webkit-details-marker]:hidden">
            {faq.question}
            <ChevronDown
              size={18}
              className="mt-0.5 shrink-0 opacity-70 transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <p className="mt-2 leading-relaxed opacity-85">{faq.answer}</p>
        </details>
      ))}
    </div>
  );
}
