/** For the search only, never shown: further names people have for a service, by its id. */
export const aliases: Readonly<Record<string, string>> = {
  "itr-filing": "itr income tax return file efiling e-filing itr1 itr2 form16 salary refund",
  "itr-business": "itr income tax return file efiling e-filing itr3 itr4 freelancer proprietor shop",
  "gst-registration": "gstin gst number new register registration goods services tax",
  "gst-return": "return gstr gstr1 gstr3b gst filing monthly quarterly",
  "tax-planning": "save tax saving consultation advice",
  "tax-notice": "income tax department notice reply demand scrutiny 143 148",
  "corporate-tax": "company income tax itr6 audit",
  "private-limited":
    "pvt ltd private limited company incorporation registration startup register company mca",
  llp: "limited liability partnership registration incorporation",
  partnership: "firm deed registration partners",
  proprietorship: "sole proprietor udyam msme shop registration",
  fssai: "food licence license registration restaurant",
  iec: "import export code licence license dgft",
  trademark: "tm brand logo registration trade mark copyright name",
  "legal-drafting": "agreement contract deed draft notice rent lawyer",
  "consumer-complaint": "consumer court forum complaint refund",
  bookkeeping: "accounting accountant accounts books tally ledger",
  "tds-return": "return tds tcs filing 24q 26q quarterly",
  "etender-dsc": "digital signature certificate dsc class3 gem tender bid e-tender",
};

/** Words that say nothing of what is looked for. */
export const emptyWords =
  "a an the for of to how i my me we in on and or is do get need want online india apply please help";
