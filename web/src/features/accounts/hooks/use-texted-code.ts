import { useEffect, useEffectEvent } from "react";

interface TextedCode extends Credential {
  code: string;
}

/** Takes the code out of the text message where the browser offers that (WebOTP, Chrome on Android). */
export function useTextedCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const asking = new AbortController();
    const request = { otp: { transport: ["sms"] }, signal: asking.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && "code" in credential) take((credential as TextedCode).code);
      },
      () => undefined, // Declined, or left the page: it is typed instead.
    );
    return () => asking.abort();
  }, []);
}
