import type { view as english } from "../en/view.ts";
import type { Texts } from "../texts.ts";

export const view: Texts<typeof english> = {
  label: "किसी और की तरह देखना",
  as: (name) => `आप ${name} की तरह देख रहे हैं।`,
  nothing: "आप कुछ बदल नहीं सकते।",
  until: (time) => `${time} तक`,
  leave: "बाहर आएँ",
  leaving: "बाहर आ रहे हैं…",
  refused: (name) => `आप ${name} की तरह देख रहे हैं। आप कुछ बदल नहीं सकते।`,
};
