import { expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/131.0 Mobile Safari/537.36`,
    "chrome",
    "android",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`,
    "edge",
    "windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Safari/604.1",
    "safari",
    "ios",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "firefox", "linux"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541) ${WEBKIT} Chrome/131.0 Safari/537.36`, "chrome", "chromeos"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) nothing known", "other", "mac"],
])("[A-16] %s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it("[A-16] what says nothing is no device", () => {
  for (const said of ["", "NotYetSupportedInFirebaseAuthEmulator", "\u202e<script>"]) {
    expect(deviceOf(said)).toBeNull();
  }
});
