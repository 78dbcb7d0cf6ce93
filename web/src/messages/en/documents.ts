import { NEVER_ASKED } from "@niyamdesk/domain/fields/never-asked";
/** Documents that a client sends: slots, what is wrong with a file, the viewer. */
export const documents = {
  listLabel: "Documents for this order",
  lead: "Choose a document to send it. A photo is fine: four corners visible, no flash.",
  neverAsked: NEVER_ASKED,
  progress: (sent: number, of: number) => `${sent} of ${of} sent`,
  toldOnly: "Nothing to upload. We contact you about this.",
  loading: "Loading your documents",
  failed: "We couldn't load your documents",
  states: {
    asked: "Needed",
    ifSo: "If it applies",
    not_needed: "Not needed",
    told: "No upload",
    preparing: "Getting it ready",
    sending: (percent: number) => `Uploading ${percent}%`,
    waiting: "Waiting for internet",
    elsewhere: "Uploading in another window",
    unfinished: "Not sent yet",
    failed: "Not sent",
    checking: "Checking the file",
    received: "Received",
    accepted: "Accepted",
    send_again: "Send again",
  },
  spoken: (label: string, words: string) => `${label}: ${words}`,
  /** What is done on a portal in place of a document. */
  act: {
    states: { asked: "To do", received: "You've confirmed", accepted: "Checked", send_again: "Not done yet" },
    lead: "Do this on the portal, then confirm it here. We'll check it and carry on.",
    confirm: "I have done this",
    confirming: "Saving…",
    doneWords: (when: string) => `You told us on ${when}. We'll check it on the portal.`,
    acceptedWords: (when: string) => `Checked on ${when}. Nothing more to do.`,
    closed: "Nothing to do here any more.",
    againFallback: "We can't see this on the portal yet. Please check again.",
  },
  percentOf: (percent: number, label: string) => `${percent} percent, ${label}`,
  kinds: "PDF up to 10 MB, or a JPG or PNG photo.",
  tableKinds: "Excel (.xlsx) or PDF up to 10 MB, CSV up to 5 MB, or a JPG or PNG photo.",
  takePhoto: "Take a photo",
  /** Photos of several pages that are sent as one file. */
  pages: {
    begin: "Several pages as photos",
    title: "Pages of this document",
    take: "Take a photo of a page",
    add: "Add photos",
    page: (number: number) => `Page ${number}`,
    earlier: (number: number) => `Move page ${number} up`,
    remove: (number: number) => `Remove page ${number}`,
    reading: "Reading the photo…",
    notAdded: (name: string, why: string) => `${name}: ${why}`,
    send: (count: number) => (count === 1 ? "Send 1 page" : `Send ${count} pages as one PDF`),
    most: (count: number) => `${count} pages are the most for one document.`,
    drop: "Start over",
  },
  choose: "Choose a file",
  chooseAnother: "Choose another file",
  replace: "Replace it with a file",
  replaceWith: "Not the right one? Send another in its place.",
  cancel: "Cancel upload",
  tryAgain: "Try again",
  forget: "Remove",
  view: "View",
  done: "Done",
  tips: "Four corners visible, no flash, all pages in one file.",
  uploading: (sent: string, size: string) => `${sent} of ${size} MB`,
  canClose: "You can close this. The upload continues as long as this tab is open.",
  offline: "No internet. It will continue by itself.",
  preparingWords: "We're reading the file on your device.",
  checkingWords: "Uploaded. We're making sure it can be read, which takes a few seconds.",
  receivedWords: (when: string) => `Received ${when}. Our team looks at it next.`,
  acceptedWords: (when: string) => `Sent ${when} and accepted.`,
  unfinishedWords: (name: string) =>
    `The upload of ${name} was interrupted, and nothing of it has reached us. Please choose the file again.`,
  elsewhereWords: (name: string) => `${name} is being uploaded in another tab of this browser.`,
  earlier: (count: number) =>
    count === 1 ? "It replaced one sent before." : `It replaced ${count} sent before.`,
  problems: {
    unreadable: "Your phone could not read this file. Save it on the phone first, then choose it again.",
    empty: "This file is empty. Choose another.",
    tooLarge: (megabytes: number) =>
      `File size must be less than ${megabytes}MB. Photos of the pages are smaller.`,
    macros:
      "This workbook has macros or files inside it, which we don't open. Save it as “Excel Workbook (.xlsx)” without them and send that.",
    locked_table:
      "This workbook has a password, which we never ask for. Remove it in Excel (File, Info, Protect Workbook) and send it again.",
    no_table:
      "Send Excel (.xlsx), CSV, PDF, JPG or PNG here. Save an older Excel file (.xls) as .xlsx or CSV first.",
    office: "We can read PDF, JPG and PNG. This looks like a Word, Excel or ZIP file: save it as PDF first.",
    picture:
      "We can read JPG and PNG pictures and PDF. Save this picture as JPG first, or take a photo of it.",
    web_page:
      "We can read PDF, JPG and PNG. This is a web page: choose Print, then Save as PDF, and send that.",
    other: "We can read PDF, JPG and PNG. This is another kind of file.",
    not_pdf: "This has to be a PDF. Your bank's app or website can give you one.",
    heic: "We couldn't convert this iPhone photo (HEIC). Take it with “Take a photo” here, or send a screenshot of it. On the iPhone, Settings, Camera, Formats, Most Compatible makes JPG photos.",
    locked:
      "This PDF has a password, which we never ask for. Open it, choose Print, then Save as PDF, and send that.",
    damaged: "This file is damaged or incomplete and can't be opened. Choose the original again.",
    pixels: (width: string, height: string) =>
      `This picture has too many pixels (${width} × ${height}). Send a smaller one.`,
  },
  refusals: {
    not_as_sent: "The file was damaged on its way to us. Please send it again.",
    wrong_kind:
      "This isn't really the kind of file it says it is, so we've set it aside. Please send the original.",
    damaged: "This file can't be opened, so we've removed it. Please send the original.",
    locked:
      "This PDF has a password, which we never ask for. Open it, choose Print, then Save as PDF, and send that.",
    too_many_pixels: "This picture has too many pixels. Please send a smaller one.",
    too_many_pages: "This PDF has more than 1,000 pages. Please send only those that we need.",
    too_complex:
      "This PDF is too complex to be opened safely. Open it, choose Print, then Save as PDF, and send that.",
    macros:
      "This workbook has macros or files inside it, so nobody has opened it and we've removed it. Save it as “Excel Workbook (.xlsx)” without them and send that.",
    aadhaar:
      "Your full Aadhaar number is visible in it, so nobody has opened it and we've deleted it. Please send the masked Aadhaar, which shows the last 4 digits only.",
  },
  /** Of a table the same is put right in another way. */
  tableRefusals: {
    locked:
      "This workbook has a password, which we never ask for. Remove it in Excel (File, Info, Protect Workbook) and send it again.",
    too_complex: "This workbook is too large to be opened safely. Send the sheets that we need as a CSV.",
    aadhaar:
      "Full Aadhaar numbers are visible in it, so nobody has opened it and we've deleted it. Please delete that column, or keep the last 4 digits only.",
  },
  maskedHow: "How to get a masked Aadhaar",
  maskedSteps:
    "Open myaadhaar.uidai.gov.in, choose Download Aadhaar, tick “Do you want a masked Aadhaar?”, and download the file. Open it yourself with its password, choose Print, then Save as PDF, and send that.",
  sendAgainFallback: "We need a better copy of this. Please send it again.",
  viewer: {
    title: "Document",
    opening: "Opening the document",
    page: (page: number, of: number) => `${page} of ${of}`,
    pageOf: (name: string, page: number, of: number) => `${name}, page ${page} of ${of}`,
    back: "Back",
    previous: "Previous page",
    next: "Next page",
    larger: "Zoom in",
    smaller: "Zoom out",
    fit: "Fit to width",
    left: "Turn left",
    right: "Turn right",
    download: "Download",
    failed: "We couldn't open this document.",
    failedHint: "Please check your connection and try again.",
    refused: "You no longer have access to this document, or it isn't here any more.",
    notChecked: "This file is still being checked.",
    table: {
      sheet: "Sheet",
      sheetNumber: (number: number) => `Sheet ${number}`,
      formulas: "Formulas",
      formulasWhy:
        "Some cells begin like formulas. Here they're only text. If a spreadsheet program asks to run or update anything, choose no.",
      rows: (count: number) => (count === 1 ? "1 row" : `${count} rows`),
      firstRows: (count: number) => `The first ${count} rows. Download the file to see the rest.`,
      firstOf: (count: number, total: string) =>
        `The first ${count} of ${total} rows. Download the file to see the rest.`,
      firstColumns: (count: number) => `The first ${count} columns. Download the file to see the rest.`,
      empty: "This sheet is empty.",
    },
    noDrawing: "This document can't be shown here. Download it to open it.",
    keys: "Page Up and Page Down change pages, + and − zoom, 0 fits, [ and ] turn.",
  },
};
