import Fastify from "fastify";
import { describe, expect, test } from "vitest";
import { describeApi } from "./app-api.ts";

const app = Fastify();
await describeApi(app);

const get = (url: string) => app.inject({ url });

test("splits the OpenAPI document into the shop's and the back office's paths", async () => {
  const [whole, shop, admin] = await Promise.all(
    ["/api/openapi.json", "/api/openapi/shop.json", "/api/openapi/admin.json"].map(async (path) =>
      Object.keys((await get(path)).json().paths),
    ),
  );
  expect([...(shop ?? []), ...(admin ?? [])].toSorted()).toEqual(whole?.toSorted());
  expect(shop?.filter((path) => path.startsWith("/api/v1/admin/"))).toEqual([]);
  expect(admin?.length).toBeGreaterThan(0);
});

describe("GET /api/docs", () => {
  test("returns a page without inline scripts whose files exist", async () => {
    const { body, headers } = await get("/api/docs");
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(body.match(/<script(?! src="[^"]+"><\/script>)/g)).toBeNull();
    const files = [...body.matchAll(/ (?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(files).toHaveLength(4);
    for (const path of files) {
      const answer = await get(path ?? "");
      expect(answer.statusCode, path).toBe(200);
      expect(answer.headers["content-type"], path).toMatch(
        /^(?:text|application)\/(?:css|javascript);/,
      );
      expect(answer.headers["content-security-policy"], path).toContain("default-src 'none'");
    }
  });

  test.each([
    "swagger-initializer.js",
    "index.html",
    "oauth2-redirect.html",
    "package.json",
    "swagger-ui-bundle.js.map",
  ])("does not serve the package's %s", async (file) => {
    expect((await get(`/api/docs/static/${file}`)).statusCode).toBe(404);
  });
});
