import type { StateCode } from "./states.ts";

/** Where cities are, so that what is near can be told from what is far. Degrees, rounded to about a kilometre. */
export interface Place {
  name: string;
  state: StateCode;
  latitude: number;
  longitude: number;
}

/** Name, GST State code, latitude, longitude, other names that people still type. */
type Row = readonly [name: string, state: StateCode, latitude: number, longitude: number, also?: string];

const CITIES: readonly Row[] = [
  ["Agartala", "16", 23.83, 91.29],
  ["Agra", "09", 27.18, 78.01],
  ["Ahilyanagar", "27", 19.09, 74.74, "ahmednagar"],
  ["Ahmedabad", "24", 23.02, 72.57, "amdavad"],
  ["Aizawl", "15", 23.73, 92.72],
  ["Ajmer", "08", 26.45, 74.64],
  ["Akola", "27", 20.71, 77.0],
  ["Aligarh", "09", 27.88, 78.08],
  ["Alwar", "08", 27.55, 76.63],
  ["Ambala", "06", 30.38, 76.78],
  ["Amravati", "27", 20.93, 77.75],
  ["Amritsar", "03", 31.63, 74.87],
  ["Anand", "24", 22.56, 72.95],
  ["Asansol", "19", 23.68, 86.98],
  ["Ballari", "29", 15.14, 76.92, "bellary"],
  ["Bareilly", "09", 28.37, 79.42],
  ["Bathinda", "03", 30.21, 74.95, "bhatinda"],
  ["Belagavi", "29", 15.85, 74.5, "belgaum"],
  ["Bengaluru", "29", 12.97, 77.59, "bangalore"],
  ["Bhagalpur", "10", 25.24, 86.97],
  ["Bharatpur", "08", 27.22, 77.49],
  ["Bhavnagar", "24", 21.76, 72.15],
  ["Bhilai", "22", 21.19, 81.38],
  ["Bhilwara", "08", 25.35, 74.63],
  ["Bhopal", "23", 23.26, 77.41],
  ["Bhubaneswar", "21", 20.3, 85.82],
  ["Bikaner", "08", 28.02, 73.31],
  ["Bilaspur", "22", 22.08, 82.14],
  ["Chandigarh", "04", 30.73, 76.78],
  ["Chennai", "33", 13.08, 80.27, "madras"],
  ["Chhatrapati Sambhajinagar", "27", 19.88, 75.34, "aurangabad"],
  ["Coimbatore", "33", 11.02, 76.96, "kovai"],
  ["Cuttack", "21", 20.46, 85.88],
  ["Dehradun", "05", 30.32, 78.03],
  ["Delhi", "07", 28.64, 77.22, "new delhi|delhi ncr"],
  ["Dhanbad", "20", 23.8, 86.43],
  ["Dharwad", "29", 15.46, 75.01],
  ["Dibrugarh", "18", 27.48, 94.91],
  ["Durgapur", "19", 23.52, 87.31],
  ["Erode", "33", 11.34, 77.72],
  ["Faridabad", "06", 28.41, 77.31],
  ["Gandhidham", "24", 23.08, 70.13],
  ["Gandhinagar", "24", 23.22, 72.65],
  ["Gangtok", "11", 27.33, 88.61],
  ["Gaya", "10", 24.8, 85.0],
  ["Ghaziabad", "09", 28.67, 77.45],
  ["Gorakhpur", "09", 26.76, 83.37],
  ["Guntur", "37", 16.31, 80.44],
  ["Gurugram", "06", 28.46, 77.03, "gurgaon"],
  ["Guwahati", "18", 26.14, 91.74],
  ["Gwalior", "23", 26.22, 78.18],
  ["Haldwani", "05", 29.22, 79.51],
  ["Haridwar", "05", 29.95, 78.16],
  ["Hisar", "06", 29.15, 75.72],
  ["Hosur", "33", 12.74, 77.83],
  ["Howrah", "19", 22.59, 88.31],
  ["Hubballi", "29", 15.36, 75.12, "hubli"],
  ["Hyderabad", "36", 17.39, 78.49],
  ["Imphal", "14", 24.82, 93.94],
  ["Indore", "23", 22.72, 75.86],
  ["Itanagar", "12", 27.08, 93.61],
  ["Jabalpur", "23", 23.18, 79.99],
  ["Jaipur", "08", 26.91, 75.79],
  ["Jalandhar", "03", 31.33, 75.58],
  ["Jalgaon", "27", 21.01, 75.56],
  ["Jammu", "01", 32.73, 74.86],
  ["Jamnagar", "24", 22.47, 70.06],
  ["Jamshedpur", "20", 22.8, 86.2],
  ["Jhansi", "09", 25.45, 78.57],
  ["Jodhpur", "08", 26.24, 73.02],
  ["Kalaburagi", "29", 17.33, 76.83, "gulbarga"],
  ["Kannur", "32", 11.87, 75.37, "cannanore"],
  ["Kanpur", "09", 26.45, 80.33],
  ["Karnal", "06", 29.69, 76.99],
  ["Kochi", "32", 9.93, 76.27, "cochin|ernakulam"],
  ["Kohima", "13", 25.67, 94.11],
  ["Kolhapur", "27", 16.7, 74.24],
  ["Kolkata", "19", 22.57, 88.36, "calcutta"],
  ["Kollam", "32", 8.89, 76.61, "quilon"],
  ["Kota", "08", 25.18, 75.83],
  ["Kottayam", "32", 9.59, 76.52],
  ["Kozhikode", "32", 11.25, 75.78, "calicut"],
  ["Kurnool", "37", 15.83, 78.04],
  ["Leh", "38", 34.16, 77.58],
  ["Lucknow", "09", 26.85, 80.95],
  ["Ludhiana", "03", 30.9, 75.86],
  ["Madurai", "33", 9.93, 78.12],
  ["Mangaluru", "29", 12.91, 74.86, "mangalore"],
  ["Margao", "30", 15.27, 73.96, "madgaon"],
  ["Mathura", "09", 27.49, 77.67],
  ["Meerut", "09", 28.98, 77.71],
  ["Moradabad", "09", 28.84, 78.77],
  ["Mumbai", "27", 19.08, 72.88, "bombay"],
  ["Muzaffarpur", "10", 26.12, 85.39],
  ["Mysuru", "29", 12.3, 76.64, "mysore"],
  ["Nagpur", "27", 21.15, 79.09],
  ["Nanded", "27", 19.15, 77.32],
  ["Nashik", "27", 20.0, 73.79, "nasik"],
  ["Navi Mumbai", "27", 19.03, 73.03],
  ["Nellore", "37", 14.44, 79.99],
  ["Noida", "09", 28.57, 77.32, "greater noida"],
  ["Panaji", "30", 15.49, 73.83, "panjim"],
  ["Panipat", "06", 29.39, 76.97],
  ["Patiala", "03", 30.34, 76.39],
  ["Patna", "10", 25.6, 85.14],
  ["Prayagraj", "09", 25.44, 81.85, "allahabad"],
  ["Puducherry", "34", 11.93, 79.83, "pondicherry"],
  ["Pune", "27", 18.52, 73.86, "poona"],
  ["Raipur", "22", 21.25, 81.63],
  ["Rajamahendravaram", "37", 17.0, 81.8, "rajahmundry"],
  ["Rajkot", "24", 22.3, 70.8],
  ["Ranchi", "20", 23.34, 85.31],
  ["Rohtak", "06", 28.9, 76.61],
  ["Rourkela", "21", 22.26, 84.85],
  ["Saharanpur", "09", 29.97, 77.55],
  ["Salem", "33", 11.66, 78.15],
  ["Sangli", "27", 16.85, 74.58],
  ["Shillong", "17", 25.57, 91.88],
  ["Shimla", "02", 31.1, 77.17, "simla"],
  ["Shivamogga", "29", 13.93, 75.57, "shimoga"],
  ["Siliguri", "19", 26.73, 88.4],
  ["Solapur", "27", 17.66, 75.91, "sholapur"],
  ["Srinagar", "01", 34.08, 74.8],
  ["Sri Vijaya Puram", "35", 11.62, 92.73, "port blair"],
  ["Surat", "24", 21.17, 72.83],
  ["Thane", "27", 19.22, 72.98],
  ["Thiruvananthapuram", "32", 8.52, 76.94, "trivandrum"],
  ["Thrissur", "32", 10.53, 76.21, "trichur"],
  ["Tiruchirappalli", "33", 10.79, 78.7, "trichy"],
  ["Tirunelveli", "33", 8.73, 77.7],
  ["Tirupati", "37", 13.63, 79.42],
  ["Tiruppur", "33", 11.11, 77.34, "tirupur"],
  ["Tumakuru", "29", 13.34, 77.1, "tumkur"],
  ["Udaipur", "08", 24.59, 73.71],
  ["Ujjain", "23", 23.18, 75.78],
  ["Vadodara", "24", 22.31, 73.18, "baroda"],
  ["Vapi", "24", 20.37, 72.9],
  ["Varanasi", "09", 25.32, 82.97, "banaras|benares|kashi"],
  ["Vellore", "33", 12.92, 79.13],
  ["Vijayawada", "37", 16.51, 80.65],
  ["Visakhapatnam", "37", 17.69, 83.22, "vizag"],
  ["Warangal", "36", 17.97, 79.59],
];

const BY_NAME = new Map<string, Place>(
  CITIES.flatMap(([name, state, latitude, longitude, also]) => {
    const place = { name, state, latitude, longitude };
    return [name, ...(also?.split("|") ?? [])].map((called) => [called.toLowerCase(), place] as const);
  }),
);

/** The city that a text names, by today's name or an earlier one: `Pune`, `bangalore, Karnataka`. Null: none known. */
export function placeNamed(text: string): Place | null {
  const parts = text.toLowerCase().split(/[,/()]/);
  for (const part of parts) {
    const place = BY_NAME.get(part.trim().replace(/\s+/g, " "));
    if (place) return place;
  }
  return null;
}

/** Every word of every name, lower case. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  [...BY_NAME.keys()].flatMap((name) => name.split(" ")),
);

const EARTH_KM = 6371;

/** Great-circle distance, kilometres. */
export function distanceKm(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const along = Math.sin((to - from) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(along + Math.cos(from) * Math.cos(to) * across));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
