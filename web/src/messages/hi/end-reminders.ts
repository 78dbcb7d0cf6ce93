import type { endReminders as english } from "../en/end-reminders.ts";
import type { Texts } from "../texts.ts";

export const endReminders: Texts<typeof english> = {
  title: "याद दिलाने वाले ईमेल बंद करें?",
  lead: "तारीख़ से पहले हम आपको ईमेल नहीं भेजेंगे। आपके अकाउंट की सूचनाएँ वैसी ही रहेंगी।",
  end: "ईमेल बंद करें",
  ended: "ईमेल बंद हो गए",
  endedHint: "आप इन्हें अपने कैलेंडर में फिर चालू कर सकते हैं।",
  toCalendar: "मेरा कैलेंडर",
};
