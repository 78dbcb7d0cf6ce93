import { zodResolver } from "@hookform/resolvers/zod";
import { emailSignIn } from "@niyamdesk/domain/accounts/account";

export { signInByEmail } from "../data/sign-in-by-email.ts";

export const check = zodResolver(emailSignIn);
