import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveStatic } from "./app-static.ts";

const folder = mkdtempSync(join(tmpdir(), "fanous-static-"));
const ICONS = readdirSync(join(import.meta.dirname, "..", "web", "public"), {
  recursive: true,
  withFileTypes: true,
}).filter((entry) => entry.isFile());
const BUILT = ["assets/root-1.js", "assets/root-1.css", "assets/cairo-1.woff2"];
const STRAY = [
  ...["assets/root-1.js.map", "assets/root-1.tsx", "assets/.env", "assets/notes"],
  ...["dump.sql", "config.json", "page.html", ".env", "icons/app.svg~"],
];
const app: FastifyInstance = Fastify();

beforeAll(async () => {
  for (const path of [...BUILT, ...STRAY, ...ICONS.map(({ name }) => name)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "content");
  }
  await serveStatic(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const statusOf = async (path: string) => (await app.inject(`/${path}`)).statusCode;

test("serves build files and web/public except the manifest", async () => {
  const files = ICONS.map(({ name }) => name).filter((name) => name !== "site.webmanifest");
  for (const path of [...BUILT, ...files]) {
    expect(await statusOf(path), path).toBe(200);
  }
});

test("serves a compressed copy and returns 404 for its own path", async () => {
  writeFileSync(join(folder, "assets/root-1.js.br"), "compressed");
  const headers = { "accept-encoding": "br" };
  const answer = await app.inject({ url: "/assets/root-1.js", headers });
  expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, "br"]);
  expect(await statusOf("assets/root-1.js.br")).toBe(404);
});

test("returns 404 for other files in the folder", async () => {
  for (const path of STRAY) expect(await statusOf(path), path).toBe(404);
});
