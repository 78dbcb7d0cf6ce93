import { call } from "../../../lib/backend/callables.ts";

/** Whether the condition of some 'if …' documents is the client's. */
export async function answerCondition(
  order_id: string,
  slots: readonly string[],
  applies: boolean,
): Promise<void> {
  await call("answerCondition", { order_id, slots: [...slots], applies });
}
