import type { view as english } from "../en/view.ts";
import type { Texts } from "../texts.ts";

export const view: Texts<typeof english> = {
  label: "किसी और का अकाउंट",
  as: (name) => `आप ${name} का अकाउंट देख रहे हैं।`,
  nothing: "आप कुछ बदल नहीं सकते।",
  until: (time) => `${time} तक`,
  leave: "देखना बंद करें",
  leaving: "बंद हो रहा है…",
  refused: (name) => `आप ${name} का अकाउंट देख रहे हैं। आप कुछ बदल नहीं सकते।`,
};
