import { zodResolver } from "@hookform/resolvers/zod";
import { phoneSignIn } from "@niyamdesk/domain/accounts/account";

export { sendCode } from "../data/send-code.ts";

export const check = zodResolver(phoneSignIn);
