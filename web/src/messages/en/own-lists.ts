/** A client's lists of orders and payments. */
export const ownLists = {
  orders: {
    title: "My Orders",
    status: "Status",
    all: "All",
    open: "Active",
    completed: "Completed",
    cancelled: "Cancelled",
    columns: { service: "Service", placed: "Ordered", amount: "Amount", status: "Status" },
    empty: "No orders yet",
    emptyWhy: "What you order shows here with its status and every step of the work.",
  },
  payments: {
    title: "Payment History",
    year: "Financial year",
    anyYear: "All years",
    yearOf: (year: string) => `FY ${year}`,
    columns: { date: "Date", service: "Service", invoice: "Invoice", status: "Status", amount: "Amount" },
    razorpayId: "Razorpay ID",
    empty: "No payments yet",
    emptyWhy: "Every payment shows here with its invoice number and any refund.",
  },
  browse: "Browse services",
};
