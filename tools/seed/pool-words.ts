/**
 * What the leads of the pool are made of. Names stand with the places where they are at home; nobody and nothing of it exists. Numbers,
 * notes and services are put together by `pool.ts`, always in the same way.
 */
interface Region {
  places: readonly string[];
  first: readonly string[];
  last: readonly string[];
}

export const REGIONS: readonly Region[] = [
  {
    places: ["Kochi, Kerala", "Thrissur, Kerala", "Kozhikode, Kerala", "Thiruvananthapuram, Kerala"],
    first: ["Anjali", "Sreejith", "Lekha", "Biju", "Nimisha", "Jomon", "Revathy", "Shaji", "Devika", "Ansar"],
    last: ["Nair", "Menon", "Varghese", "Kurian", "Pillai", "Thomas", "Kutty", "Panicker", "Rasheed"],
  },
  {
    places: ["Chennai, Tamil Nadu", "Coimbatore, Tamil Nadu", "Madurai, Tamil Nadu", "Tiruppur, Tamil Nadu"],
    first: [
      "Karthik",
      "Priya",
      "Senthil",
      "Kavitha",
      "Murugan",
      "Divya",
      "Saravanan",
      "Meenakshi",
      "Prakash",
    ],
    last: ["Subramanian", "Raman", "Murugesan", "Selvam", "Natarajan", "Krishnan", "Palaniswamy", "Devi"],
  },
  {
    places: ["Bengaluru, Karnataka", "Mysuru, Karnataka", "Hubballi, Karnataka", "Mangaluru, Karnataka"],
    first: ["Ramesh", "Shwetha", "Manjunath", "Pooja", "Girish", "Rashmi", "Naveen", "Sahana", "Umesh"],
    last: ["Gowda", "Hegde", "Shetty", "Kulkarni", "Patil", "Bhat", "Rao", "Naik", "D'Souza"],
  },
  {
    places: [
      "Hyderabad, Telangana",
      "Warangal, Telangana",
      "Vijayawada, Andhra Pradesh",
      "Guntur, Andhra Pradesh",
    ],
    first: [
      "Srinivas",
      "Lavanya",
      "Venkatesh",
      "Swathi",
      "Ravi Teja",
      "Sirisha",
      "Mahesh",
      "Anusha",
      "Imran",
    ],
    last: ["Reddy", "Naidu", "Rao", "Chowdary", "Goud", "Varma", "Sastry", "Mohammed"],
  },
  {
    places: [
      "Pune, Maharashtra",
      "Mumbai, Maharashtra",
      "Nagpur, Maharashtra",
      "Nashik, Maharashtra",
      "Panaji, Goa",
    ],
    first: ["Sachin", "Snehal", "Prasad", "Manasi", "Vaibhav", "Ashwini", "Nilesh", "Rutuja", "Sandeep"],
    last: ["Deshpande", "Jadhav", "Kulkarni", "Shinde", "Pawar", "Joshi", "Kamble", "Fernandes", "Gaikwad"],
  },
  {
    places: ["Ahmedabad, Gujarat", "Surat, Gujarat", "Rajkot, Gujarat", "Vadodara, Gujarat"],
    first: ["Hardik", "Komal", "Jignesh", "Krupa", "Bhavesh", "Hetal", "Mitesh", "Dhara", "Parth"],
    last: ["Patel", "Shah", "Desai", "Mehta", "Trivedi", "Solanki", "Parmar", "Vora", "Panchal"],
  },
  {
    places: ["Ludhiana, Punjab", "Amritsar, Punjab", "Panipat, Haryana", "Gurugram, Haryana"],
    first: ["Harpreet", "Gurpreet", "Simran", "Amandeep", "Jaspreet", "Manpreet", "Vikas", "Neha", "Sunil"],
    last: ["Singh", "Kaur", "Gill", "Sandhu", "Malik", "Hooda", "Bansal", "Arora", "Dhillon"],
  },
  {
    places: [
      "Lucknow, Uttar Pradesh",
      "Kanpur, Uttar Pradesh",
      "Indore, Madhya Pradesh",
      "Jaipur, Rajasthan",
      "Patna, Bihar",
    ],
    first: ["सुनीता", "राजेश", "पूजा", "मनोज", "रेखा", "अजय", "कविता", "संजय", "अनीता", "दीपक"],
    last: ["शर्मा", "यादव", "वर्मा", "गुप्ता", "मिश्रा", "सिंह", "पांडेय", "जैन", "कुशवाहा"],
  },
  {
    places: ["New Delhi, Delhi", "Noida, Uttar Pradesh", "Jodhpur, Rajasthan", "Bhopal, Madhya Pradesh"],
    first: ["Rohit", "Shalini", "Mukesh", "Ritu", "Faizan", "Nidhi", "Alok", "Sana", "Gaurav"],
    last: ["Agarwal", "Saxena", "Chauhan", "Khan", "Rathore", "Mathur", "Tiwari", "Ansari", "Soni"],
  },
  {
    places: [
      "Kolkata, West Bengal",
      "Siliguri, West Bengal",
      "Bhubaneswar, Odisha",
      "Guwahati, Assam",
      "Ranchi, Jharkhand",
    ],
    first: ["Sourav", "Moumita", "Arindam", "Sharmila", "Debasish", "Rupali", "Bikash", "Ananya", "Tapan"],
    last: ["Banerjee", "Ghosh", "Das", "Mukherjee", "Sahoo", "Bora", "Mondal", "Sen", "Mahato"],
  },
];

/** After the last name, or alone. */
export const TRADES: readonly string[] = [
  ...["Traders", "Textiles", "Electricals", "Sweets and Namkeen", "Agro Products", "Logistics", "Interiors"],
  ...[
    "Pharma Distributors",
    "Infotech",
    "Garments",
    "Hardware",
    "Caterers",
    "Engineering Works",
    "Jewellers",
  ],
  ...["Foods", "Travels", "Packaging", "Handlooms"],
];

interface Wish {
  /** A name of the catalogue. */
  service: string;
  notes: readonly string[];
  /** The same, as people who write Hindi say it. */
  hindi: readonly string[];
}

export const WISHES: readonly Wish[] = [
  {
    service: "Income tax return",
    notes: [
      "Changed jobs in October, has two Form 16s and doesn't know how to put them together.",
      "Sold mutual funds and some shares this year. Has the statement of one broker only.",
      "Filed himself last year and got a notice over the interest of a fixed deposit.",
      "Has salary and rent of a flat. Wants to know which regime is cheaper.",
      "Refund of last year has not come. Return was never verified.",
    ],
    hindi: [
      "अक्टूबर में नौकरी बदली, दो Form 16 हैं। पूछ रहे थे कि दोनों एक साथ कैसे भरें।",
      "पिछले साल का रिफ़ंड नहीं आया, रिटर्न वेरिफ़ाई नहीं किया था।",
    ],
  },
  {
    service: "Business and professional ITR",
    notes: [
      "Dentist, own clinic since 2023. Keeps a diary of receipts, no books.",
      "Runs a transport business with three trucks. Turnover near 60 lakh, asks about presumptive tax.",
      "Freelance designer, clients in Dubai. Paid into a savings account so far.",
    ],
    hindi: ["किराने की दुकान है, सालाना बिक्री क़रीब 45 लाख। पहली बार रिटर्न भरना है।"],
  },
  {
    service: "GST registration",
    notes: [
      "Sells on Amazon from next month, the account asks for a GSTIN.",
      "Turnover crossed 38 lakh in October. Has PAN and rent agreement, electricity bill is in the owner's name.",
      "Opens a second shop in another State, asks whether one number is enough.",
      "Customer won't pay without a tax invoice. Needs the number this month.",
    ],
    hindi: [
      "अगले महीने से ऑनलाइन बेचना है, GST नंबर माँग रहे हैं। दुकान किराए की है।",
      "पार्टी बिना GST बिल के पेमेंट नहीं कर रही। जल्दी चाहिए।",
    ],
  },
  {
    service: "GST return filing",
    notes: [
      "Has not filed GSTR-3B since July. The accountant left.",
      "Files by himself, wants somebody to match 2B every month. About 80 bills.",
      "Nil returns for two years, asks what the late fee will be.",
    ],
    hindi: ["चार महीने से रिटर्न नहीं भरा। पूछ रहे थे कि लेट फ़ीस कितनी लगेगी।"],
  },
  {
    service: "Private limited company",
    notes: [
      "Two friends, both in IT. Investor wants a company before he pays in January.",
      "Three names ready, asks whether the second director may live abroad.",
      "Has a proprietorship since 2019 and wants to move it into a company.",
    ],
    hindi: ["दो भाई मिलकर कंपनी बनाना चाहते हैं। दोनों के पास PAN है, DSC नहीं है।"],
  },
  {
    service: "LLP registration",
    notes: [
      "Two architects. Compares LLP with a partnership, asks about the audit.",
      "Wants the name checked before anything is paid.",
    ],
    hindi: ["दो पार्टनर हैं, LLP और पार्टनरशिप में फ़र्क़ समझना चाहते हैं।"],
  },
  {
    service: "Proprietorship registration",
    notes: ["Home baker, the bank wants a proof of business for a current account."],
    hindi: ["सिलाई सेंटर चलाती हैं, बैंक में चालू खाता खोलना है।"],
  },
  {
    service: "FSSAI licence",
    notes: [
      "Cloud kitchen, Swiggy asks for the number. Kitchen is at home.",
      "Packs spices for other brands, turnover about 20 lakh. State licence or registration?",
    ],
    hindi: ["मिठाई की दुकान है, लाइसेंस अगले महीने ख़त्म हो रहा है।"],
  },
  {
    service: "Trademark registration",
    notes: [
      "Brand name in use since 2021, saw a copy on Instagram. Logo is ready.",
      "Wants word and logo. Asks whether the rebate for small enterprises holds for a proprietor.",
    ],
    hindi: ["अगरबत्ती का ब्रांड है, नाम किसी और ने भी रख लिया है।"],
  },
  {
    service: "Import export code (IEC)",
    notes: [
      "First export order, handicrafts to Germany. Bank asked for the IEC.",
      "Imports LED parts from Shenzhen through somebody else's code so far.",
    ],
    hindi: ["पहली बार चावल एक्सपोर्ट करना है, बैंक ने IEC माँगा है।"],
  },
  {
    service: "Tax notice reply",
    notes: [
      "Notice about cash deposits, to be answered by the 12th. Sends the PDF tonight.",
      "GST notice over the difference between 3B and 2B, about 1,40,000. Very worried, speak slowly.",
    ],
    hindi: ["नोटिस आया है, जवाब देने के लिए दस दिन बचे हैं। घबराए हुए हैं।"],
  },
  {
    service: "TDS return",
    notes: ["Pays rent of 65,000 and two contractors, never deducted anything. Has no TAN."],
    hindi: ["स्कूल ट्रस्ट है, पंद्रह लोगों का TDS भरना है।"],
  },
  {
    service: "Bookkeeping and accounting",
    notes: [
      "Restaurant, about 300 bills a month, books in Tally until June.",
      "Wants monthly reports for the bank. Two branches.",
    ],
    hindi: ["Tally में जून तक की एंट्री है, आगे का काम रुका हुआ है।"],
  },
];

/** Where a call was got to, when nobody spoke; and what was said when somebody did. */
export const AFTER = {
  nobody: ["Rang out.", "Cut the call.", "Switched off.", "Busy on the line."],
  spoke: [
    "In a meeting, asked to be called again.",
    "Asked for the price once more, decides with the brother.",
    "Wants the list of documents on WhatsApp first.",
    "Compares us with the CA of the market.",
    "Sends PAN and Aadhaar by evening.",
  ],
} as const;
