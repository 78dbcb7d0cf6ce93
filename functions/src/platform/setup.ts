import { REGION } from "@niyamdesk/domain/base/paths";
import { setGlobalOptions } from "firebase-functions/options";

/** Imported first by `index.ts`: options apply to the functions defined after this. */
setGlobalOptions({ region: REGION, maxInstances: 20 });
