import { PATHS } from "@niyamdesk/domain/base/addresses";
import { DUPLICATE_ANSWER_DAYS } from "@niyamdesk/domain/payments/payment";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { payments as words } from "#messages/payments.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { answerDuplicate, type DuplicateAnswer } from "../data/answer-duplicate.ts";

/** A second payment for a plan that was paid days before: its client alone knows what it was meant for. */
export function DuplicateQuestion({ paymentId }: { paymentId: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<DuplicateAnswer | null>(null);

  async function answer(given: DuplicateAnswer): Promise<void> {
    setAsking(given);
    try {
      const order = await answerDuplicate(paymentId, given);
      if (order !== null) navigate(PATHS.userOrder(order));
      else toast("success", words.refundOnItsWay);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setAsking(null);
    }
  }

  return (
    <div className="mt-2 max-w-prose whitespace-normal">
      <p className="text-sm">{words.duplicate(DUPLICATE_ANSWER_DAYS)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          busy={asking === "second_purchase"}
          disabled={asking !== null}
          onClick={() => void answer("second_purchase")}
        >
          {words.keepBoth}
        </Button>
        <Button
          look="outline"
          busy={asking === "give_back"}
          disabled={asking !== null}
          onClick={() => void answer("give_back")}
        >
          {words.refundIt}
        </Button>
      </div>
    </div>
  );
}
