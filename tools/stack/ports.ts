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
};

const TEST_OFFSET = 10_000;

export const TEST_PORTS = Object.fromEntries(
  Object.entries(START_PORTS).map(([name, port]) => [name, port + TEST_OFFSET]),
) as unknown as Ports;

export const START_PROJECT = "demo-niyamdesk";
export const TEST_PROJECT = "demo-niyamdesk-test";
