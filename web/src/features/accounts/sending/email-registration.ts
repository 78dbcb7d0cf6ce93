import { zodResolver } from "@hookform/resolvers/zod";
import { emailSignUp } from "@niyamdesk/domain/accounts/account";

export { registerByEmail } from "../data/register-by-email.ts";

export const check = zodResolver(emailSignUp);
