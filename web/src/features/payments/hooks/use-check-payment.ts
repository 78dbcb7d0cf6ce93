import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { checkoutWords } from "#messages/checkout-states.ts";
import { payments } from "#messages/payments.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { checkPayment } from "../data/check-payment.ts";

const ANSWERS = { ...checkoutWords.asked, held: checkoutWords.states.checking.text };

/** 'Check again': one question at a time, the answer in words; a paid one leads to its order. */
export function useCheckPayment(checkoutId: string) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState("");

  async function check(): Promise<void> {
    setBusy(true);
    setAnswer("");
    try {
      const { status, order_id } = await checkPayment(checkoutId);
      if (status !== "paid") return setAnswer(ANSWERS[status]);
      toast("success", payments.arrived);
      navigate(order_id === null ? PATHS.user.orders : PATHS.userOrder(order_id));
    } catch (error) {
      setAnswer(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, answer, check };
}
