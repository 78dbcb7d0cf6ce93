import { SimulatorControl } from "../../tools/razorpay-simulator/control-client.ts";
import { addresses } from "./stack.ts";

/** The simulator's other side: what a bank, a client or a bad network would do. */
export const razorpay = new SimulatorControl(addresses.razorpay);
