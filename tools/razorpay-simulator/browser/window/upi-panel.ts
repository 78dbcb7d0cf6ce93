import { el } from "./dom.ts";
import type { Picked } from "./method-choice.ts";

/** On a desk UPI is a QR to scan; test mode answers by two UPI ids instead. Nobody types one: NPCI ended that in 2026. */
export function upiPanel(pick: (picked: Picked) => void): HTMLElement {
  const answerWith = (vpa: string, style: string) =>
    el(
      "button",
      { type: "button", class: style, onclick: () => pick({ method: "upi", label: "UPI", vpa }) },
      `Pay with ${vpa}`,
    );
  return el(
    "div",
    { class: "upi" },
    qrPicture(),
    el("p", { class: "muted" }, "Scan with any UPI app. In test mode, answer for the app here:"),
    answerWith("success@razorpay", "good"),
    answerWith("failure@razorpay", "bad"),
  );
}

const SIZE = 25;

/** A picture of a QR, not one: there is nothing to scan in test mode. */
function qrPicture(): HTMLElement {
  const canvas = el("canvas", {
    class: "qr",
    role: "img",
    "aria-label": "QR code (test mode, cannot be scanned)",
  });
  canvas.width = canvas.height = SIZE * 8;
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.fillStyle = "#12263f";
  let noise = 20_261_127;
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648;
      if (isDark(x, y, noise)) context.fillRect(x * 8, y * 8, 8, 8);
    }
  return canvas;
}

function isDark(x: number, y: number, noise: number): boolean {
  for (const [left, top] of [
    [0, 0],
    [SIZE - 7, 0],
    [0, SIZE - 7],
  ] as const) {
    const [dx, dy] = [x - left, y - top];
    if (dx < -1 || dx > 7 || dy < -1 || dy > 7) continue;
    const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
    return ring === 3 || ring <= 1;
  }
  return (noise >> 16) % 2 === 0;
}
