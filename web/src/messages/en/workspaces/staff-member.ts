/** A member of staff with their work, for administrators. */
export const staffMember = {
  all: "All staff",
  loading: "Loading this member of staff",
  failed: "Failed to load this member of staff",
  unknown: "We couldn't find this member of staff",
  unknownHint: "The account may have been deleted.",
  since: (day: string) => `Here since ${day}`,
  holds: "Open work",
  counts: {
    orders: "Open orders",
    leads: "Open leads",
    consultations: "Booked consultations",
    tasks: "Open tasks",
  },
  orders: {
    title: "Open orders",
    loading: "Loading their orders",
    failed: "Failed to load their orders",
    none: "No open orders.",
  },
  leads: {
    title: "Open leads",
    loading: "Loading their leads",
    failed: "Failed to load their leads",
    none: "No open leads.",
  },
  move: {
    /** `left`: how many there are besides; null: some. */
    orders: (count: number, left: number | null) =>
      left !== 0
        ? `Move the ${count} orders due first to`
        : count === 1
          ? "Move this order to"
          : `Move all ${count} orders to`,
    leads: (count: number, left: number | null) =>
      left !== 0
        ? `Move the newest ${count} leads to`
        : count === 1
          ? "Move this lead to"
          : `Move all ${count} leads to`,
    left: (left: number | null) =>
      left === null
        ? "Only some can be moved at once. Move them again to hand over the rest."
        : `Only some can be moved at once: ${left} will remain. Move them again to hand over the rest.`,
    choose: "Choose…",
    nobody: "Unassigned, for whoever can take them",
    pool: "Unassigned",
    confirm: "Move",
    /** The reason that each order's history shows. */
    reason: (name: string) => `${name}'s work handed over`,
    done: (moved: number) => `${moved} moved`,
    kept: (kept: number) => `${kept} could not be moved. Try again, or move them one by one.`,
  },
  more: (count: number) => `${count} more`,
  seeOrders: "See them in Orders",
  seeLeads: "See them in Leads",
  availability: "Absence and capacity",
  targets: { title: "Targets", see: "Targets of the team" },
  access: {
    title: "What they looked at",
    loading: "Loading what they looked at",
    failed: "Failed to load what they looked at",
    none: "Nothing of a client in the last 13 months.",
    kinds: {
      document: "Document",
      record: "Client's details",
      copy: "Copy of a client's data",
      workspace: "Client's workspace",
    },
    client: "Client",
  },
  acts: {
    title: "What they did",
    loading: "Loading what they did",
    failed: "Failed to load what they did",
    none: "Nothing in the audit log yet.",
    all: "All in the audit log",
  },
};
