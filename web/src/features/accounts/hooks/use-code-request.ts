import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useLocation, useNavigate } from "react-router-dom";
import { carriedOn } from "../login-entry.ts";
import { keepPendingCode, type PendingCode } from "../pending-code.ts";

/** Has a code texted and goes on to where it is typed in. @throws AppError */
export function useCodeRequest(
  purpose: PendingCode["purpose"],
): (
  request: { phone: string; name?: string },
  sendCode: (phone: string) => Promise<string>,
) => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async ({ phone, name = "" }, sendCode) => {
    const verificationId = await sendCode(phone);
    keepPendingCode({
      phone,
      verificationId,
      sentAt: Date.now(),
      purpose,
      name,
      resent: false,
      unknown: "no",
    });
    navigate(`${PATHS.otpVerification}${carriedOn(pathname, search)}`);
  };
}
