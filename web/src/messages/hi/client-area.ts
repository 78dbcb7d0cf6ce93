import type { clientArea as english } from "../en/client-area.ts";
import type { Texts } from "../texts.ts";

export const clientArea: Texts<typeof english> = {
  asOf: (time) => `इंटरनेट नहीं है। यह ${time} की स्थिति है।`,
};
