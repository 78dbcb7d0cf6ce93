/** How people type in Devanagari, or also call, what the texts write in Latin or in one way only. Searched in, never shown. */
const SPOKEN: readonly (readonly [written: string, spoken: string])[] = [
  ["GST", "जीएसटी"],
  ["GSTIN", "जीएसटीआईएन"],
  ["ITR", "आईटीआर"],
  ["TDS", "टीडीएस"],
  ["TCS", "टीसीएस"],
  ["PAN", "पैन"],
  ["LLP", "एलएलपी"],
  ["MSME", "एमएसएमई"],
  ["Udyam", "उद्यम"],
  ["FSSAI", "एफएसएसएआई"],
  ["IEC", "आईईसी"],
  ["DSC", "डीएससी"],
  ["GeM", "जेम"],
  ["आयकर", "इनकम टैक्स"],
  ["पंजीकरण", "रजिस्ट्रेशन"],
  ["नोटिस", "सूचना"],
  ["लेखा", "अकाउंटिंग"],
];

/** Further words that a service with this text is looked for by. */
export function spokenWords(text: string): string {
  return SPOKEN.filter(([written]) => text.includes(written))
    .map(([, spoken]) => spoken)
    .join(" ");
}
