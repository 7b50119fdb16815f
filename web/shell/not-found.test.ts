import { expect, test } from "vitest";
import type { PageContext } from "#contract/page-context.ts";
import { notFound } from "./not-found.ts";

type Target = Awaited<ReturnType<PageContext["queries"]["redirect"]>>;

const at = (path: string, locale: "ar" | "en", target?: Target) =>
  notFound({
    path,
    locale,
    defaultLocale: "ar",
    queries: { redirect: async (asked: string) => (asked === path ? target : undefined) },
  } as unknown as PageContext) as Promise<Response>;

test("returns 404 with the default status message for an unknown path", async () => {
  expect(await at("/nothing", "ar")).toMatchObject({
    init: { status: 404, statusText: "Page Not Found" },
  });
});

test("returns a 301 to an internal path in the page's language", async () => {
  const moved = await at("/old", "en", { to: "/special-offers", status: 301, external: false });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/en/special-offers"]);
  expect(moved.headers.has("x-remix-reload-document")).toBe(false);
});

test("returns a 302 to an external URL with a full page load", async () => {
  const away = await at("/partner", "en", {
    to: "https://example.com/x",
    status: 302,
    external: true,
  });
  expect([away.status, away.headers.get("location")]).toEqual([302, "https://example.com/x"]);
  expect(away.headers.get("x-remix-reload-document")).toBe("true");
});
