import type { failures as english } from "../en/failures.ts";
import type { Texts } from "../texts.ts";

export const failures: Texts<typeof english> = {
  internal: "हमारी ओर से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।",
  offline: "लगता है आप ऑफ़लाइन हैं। कृपया अपना कनेक्शन देखकर फिर कोशिश करें।",
  timeout: "इसमें सामान्य से ज़्यादा समय लग रहा है। हम देख रहे हैं कि काम हुआ या नहीं।",
};
