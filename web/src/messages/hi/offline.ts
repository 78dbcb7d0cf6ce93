import type { offline as english } from "../en/offline.ts";
import type { Texts } from "../texts.ts";

export const offline: Texts<typeof english> =
  "नेटवर्क चेतावनी: लगता है आप ऑफ़लाइन हैं। कनेक्शन वापस आने तक कुछ ही सुविधाएँ काम करेंगी।";
