import { zodResolver } from "@hookform/resolvers/zod";
import { phoneSignUp } from "@niyamdesk/domain/accounts/account";

export { sendCode } from "../data/send-code.ts";

export const check = zodResolver(phoneSignUp);
