/** Every port the local stack listens on. Tests have their own, so that they run beside `npm start`. */
export interface Ports {
  web: number;
  auth: number;
  firestore: number;
  firestoreWebsocket: number;
  functions: number;
  storage: number;
  eventarc: number;
  tasks: number;
  hub: number;
  logging: number;
  razorpay: number;
  inbox: number;
  smtp: number;
  /** Faults that tests ask the stack for. */
  control: number;
  /** The dev server beside a hosted site, for the pages that no build has. */
  kit: number;
}

export const START_PORTS: Ports = {
  web: 5173,
  auth: 9099,
  firestore: 8080,
  firestoreWebsocket: 9150,
  functions: 5001,
  storage: 9199,
  eventarc: 9299,
  tasks: 9499,
  hub: 4400,
  logging: 4500,
  razorpay: 5180,
  inbox: 5181,
  smtp: 5182,
  control: 5183,
  kit: 5184,
};

/** The same ports, all moved by one distance. */
export function portsAt(offset: number): Ports {
  const moved = { ...START_PORTS };
  for (const name of portNames) moved[name] = START_PORTS[name] + offset;
  return moved;
}

const portNames = Object.keys(START_PORTS) as (keyof Ports)[];
