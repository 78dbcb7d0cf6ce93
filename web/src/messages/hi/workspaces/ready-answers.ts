import type { readyAnswers as english } from "../../en/workspaces/ready-answers.ts";
import type { Texts } from "../../texts.ts";

export const readyAnswers: Texts<typeof english> = {
  label: "तैयार जवाब",
  hint: "ग्राहक की भाषा में। भेजने से पहले बदल सकते हैं।",
};
