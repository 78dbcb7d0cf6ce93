/** The list of services: its categories, tools, cards and search. */
export const catalogue = {
  title: "Services and prices",
  categoriesLabel: "Service categories",
  /** By the `category` of the address; label, heading, what a person would come for, and what search engines read. */
  categories: {
    all: {
      label: "All Services",
      title: "Services and prices",
      lead: "Every fee is shown before GST of 18%. Government fees, where there are any, are shown apart and charged at actuals.",
      description:
        "Income tax, GST, company registration, legal, accounting and tender services with every fee, the documents needed and the usual time.",
    },
    tax: {
      label: "Tax",
      title: "Tax services",
      lead: "Income tax returns, GST registration and returns, notices and planning.",
      description:
        "Income tax returns, GST registration and returns, notices and tax planning: fee, documents and usual time of each service.",
    },
    business: {
      label: "Business",
      title: "Business registration",
      lead: "Company, LLP, partnership or proprietorship, and the licences to start trading.",
      description:
        "Register a private limited company, LLP, partnership or proprietorship, FSSAI and IEC: fee, documents and usual time.",
    },
    legal: {
      label: "Legal",
      title: "Legal paperwork",
      lead: "Trademarks, agreements, notices and consumer complaints.",
      description:
        "Trademark applications, agreements, notices and consumer complaints: fee, documents and usual time of each service.",
    },
    accounting: {
      label: "Accounting",
      title: "Accounting and compliance",
      lead: "Books kept month by month, and TDS statements filed quarter by quarter.",
      description:
        "Monthly bookkeeping and quarterly TDS statements: fee, documents and usual time of each service.",
    },
    tendering: {
      label: "E-Tendering",
      title: "E-Tendering",
      lead: "A digital signature and portal registration, ready to bid.",
      description:
        "Class 3 digital signature and registration on tender portals: fee, documents and usual time.",
    },
  },
  searchLabel: "Search services",
  searchPlaceholder: "Search: GST, PAN, trademark…",
  sortLabel: "Sort by",
  sorts: {
    popular: "Popular first",
    "price-asc": "Price: low to high",
    "price-desc": "Price: high to low",
    name: "Name",
  },
  /** In place of 'Popular first' while something is searched for. */
  bestFirst: "Best match first",
  loadingList: "Loading services",
  loadFailed: "Unable to load services",
  checkConnection: "Please check your connection and try again.",
  count: (count: number) => (count === 1 ? "1 service" : `${count} services`),
  countFor: (count: number, search: string) =>
    `${count === 1 ? "1 service" : `${count} services`} for “${search}”`,
  /** Nothing is spelled as it was typed; these come close. */
  countCloseTo: (count: number, search: string) =>
    `${count === 1 ? "1 service" : `${count} services`} close to “${search}”`,
  showMore: "Show more services",
  shownOf: (shown: number, total: number) => `${shown} of ${total} shown`,
  noneFound: "No service matches your search",
  /** In the language of who searches. */
  searchInOther: (search: string) => `हिन्दी में खोजें: ${search}`,
  noneFoundHint: "Try a shorter word, such as GST, company or trademark.",
  showAll: "Show all services",
  documents: "Documents you need",
  moreDocuments: (count: number) => `+${count} more`,
  popular: "Popular",
  feeFrom: (fee: string) => `from ${fee}`,
  suggestions: "Suggestions",
  searchAllFor: (search: string) => `All results for “${search}”`,
  searchHint: "Type a service or a form: GST, ITR, trademark, FSSAI…",
  popularServices: "Popular services",
};
