import { useState } from "react";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { putCheckoutAway } from "../data/put-checkout-away.ts";

/** 'Remove': the live list lets go of the checkout by itself. */
export function usePutAway(checkoutId: string) {
  const [removing, setRemoving] = useState(false);

  async function putAway(): Promise<void> {
    setRemoving(true);
    try {
      await putCheckoutAway(checkoutId);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setRemoving(false);
    }
  }

  return { removing, putAway };
}
