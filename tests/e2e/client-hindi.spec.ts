import { expectAccessible } from "./support/accessible.ts";
import { makeKnownClient } from "./support/client.ts";
import { at, makeCheckout, makeInboxItem, makePurchase } from "./support/client-records.ts";
import { englishWords } from "./support/spoken.ts";
import { expect, test } from "./support/test.ts";

/** With how the browser of this run and its system are called. */
const NAMES = ["Asha Rao", "Chrome", "Linux", "Mac"];

test("[P-13] [O-01] [O-02] [O-03] signing in and a client's pages are in Hindi, nothing of them English but names, and the language changes in place", async ({
  page,
}) => {
  const client = await makeKnownClient();
  const { order } = await makePurchase(client, {
    order: {
      status: "awaiting_documents",
      timeline: [
        {
          date: at("2026-11-27T13:15:00Z"),
          event: "Order received",
          description: "We received your payment of ₹1,769.",
          by: "system",
        },
      ],
    },
    payment: {
      refunds: [
        { id: "rfnd_1", amount_paise: 50_000, status: "processed", created_at: at("2026-11-27T12:00:00Z") },
      ],
      status: "partially_refunded",
    },
  });
  await makePurchase(client, {
    order: { status: "completed", service_id: "fssai", service_name: "FSSAI licence" },
    payment: { status: "held", hold_reason: "amount_mismatch", payment_method: "card" },
  });
  await makeCheckout(client, {
    service_id: "trademark",
    service_name: "Trademark registration",
    plan_id: "x",
  });
  await makeInboxItem(client, {
    title: "Order received",
    content: "We received your payment of ₹1,769 for GST registration (New registration).",
    link: `/user/order/${order.id}`,
  });
  const expectHindi = async () => {
    await expect(page.locator("html")).toHaveAttribute("lang", /^hi/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-loader]")).toHaveCount(0);
    expect(await englishWords(page, [...NAMES, client.email])).toEqual([]);
    await expectAccessible(page);
  };

  await page.goto("/hi/user/dashboard");
  await expect(page).toHaveURL(`/hi/login?next=${encodeURIComponent("/user/dashboard")}`);
  await expectHindi();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent("/user/dashboard")}`);
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await page.getByLabel("ईमेल").fill(client.email);
  await page.getByLabel("पासवर्ड", { exact: true }).fill(client.password);
  await page.getByRole("button", { name: "साइन इन करें" }).click();

  await expect(page).toHaveURL("/hi/user/dashboard");
  await expect(
    page.getByRole("region", { name: "चालू ऑर्डर" }).getByText("आपके दस्तावेज़ चाहिए", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "बीच में छोड़े हुए" })).toBeVisible();
  await expect(page.getByText("₹1,769 का भुगतान हमें मिल गया।")).toBeVisible();
  await expectHindi();

  await page.getByRole("region", { name: "सूचनाएँ" }).getByRole("link", { name: "ऑर्डर मिल गया" }).click();
  await expect(page).toHaveURL(`/hi/user/order/${order.id}`);
  const history = page.getByRole("region", { name: "अब तक क्या हुआ" });
  await expect(history).toContainText("27 नवंबर 2026");
  const step = history.getByRole("listitem");
  await expect(step).toContainText("शाम 6:45");
  await expect(step).toContainText("आपका ₹1,769 का भुगतान हमें मिल गया।");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("GST रजिस्ट्रेशन");
  await expectHindi();

  await page.getByRole("link", { name: "भुगतान का इतिहास" }).first().click();
  await expect(page.getByText("27 नवंबर 2026 को ₹500 आपके बैंक को भेज दिए")).toBeVisible();
  await expect(page.getByText("हमें जो रक़म मिली, वह आपके ऑर्डर की रक़म नहीं है।")).toBeVisible();
  await expectHindi();

  for (const [path, heading] of [
    ["/hi/user/orders", "मेरे ऑर्डर"],
    ["/hi/user/documents", "मेरे दस्तावेज़"],
    ["/hi/user/notifications", "सूचनाएँ"],
    ["/hi/user/consultations", "मेरे परामर्श"],
    ["/hi/user/profile", "मेरी प्रोफ़ाइल"],
    ["/hi/user/nothing", "पेज नहीं मिला"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectHindi();
  }

  await page.goto("/hi/user/payments?from=mail");
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/user/payments?from=mail");
  await expect(page.getByText("₹500 sent to your bank on 27 Nov 2026")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/user/payments?from=mail");
  await expect(page.getByRole("heading", { level: 1, name: "भुगतान का इतिहास" })).toBeVisible();
});

test("[P-13] every page of signing in is in Hindi, and its public neighbours too", async ({ page }) => {
  for (const path of [
    "/register",
    "/password-reset",
    "/set-new-password",
    "/auth-callback",
    "/login?type=admin",
    "/admin-portal/login?x=1",
  ]) {
    await page.goto(`/hi${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await englishWords(page, ["CRM"]), path).toEqual([]);
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(path);
  }
  await page.goto("/hi/franchise/dashboard");
  await expect(page).toHaveURL(/\/hi\/staff-portal\/franchise-login\?next=/);
  await page.goto("/hi/franchise");
  await expect(page).toHaveURL("/hi/franchise");
  await expect(page.locator("html")).toHaveAttribute("lang", /^hi/);
});

test("[P-13] a mail's link that was opened in one language can be read in the other: its code goes along, unseen", async ({
  page,
}) => {
  await page.goto(`/auth-callback?mode=resetPassword&token=${"a".repeat(43)}`);
  await expect(page).toHaveURL("/set-new-password");
  const english = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/set-new-password");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("यह लिंक अधूरा है");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/set-new-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(english ?? "");
});
