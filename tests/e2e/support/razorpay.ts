import { SimulatorControl } from "../../../tools/razorpay-simulator/control-client.ts";
import { stack } from "./stack.ts";

/** The local Razorpay's control side: webhooks held back or dropped, calls that fail. */
export const razorpay = new SimulatorControl(stack.addresses.razorpay);

/** Webhooks as Razorpay sends them; call after a test that changed how. */
export async function webhooksAsUsual(): Promise<void> {
  await razorpay.webhooks({ mode: "deliver", delayMs: 0, repeat: 1, reverse: false, parallel: false });
}
