/** Imported first: tokens of the emulator are not signed, and functions of this process read them like the functions emulator does. */
process.env.FIREBASE_DEBUG_MODE = "true";
process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({ skipTokenVerification: true });
