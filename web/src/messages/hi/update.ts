import type { update as english } from "../en/update.ts";
import type { Texts } from "../texts.ts";

export const update: Texts<typeof english> = {
  ready: "साइट का नया संस्करण तैयार है",
  reload: "फिर से खोलें",
};
