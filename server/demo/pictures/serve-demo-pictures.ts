import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { DEMO_FOLDER } from "./demo-pictures.ts";

/** Matches only demo pictures: no other file on the disk can be requested. */
const NAME = /^(?:pictures|videos)\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.webp$/;

/** The files behind `/dev/pictures`, straight from the repository. Never served in production. */
export function serveDemoPictures(app: FastifyInstance): void {
  app.get<{ Params: { "*": string } }>("/dev/pictures/*", async (request, reply) => {
    const name = request.params["*"];
    if (!NAME.test(name)) return reply.callNotFound();
    const bytes = await readFile(join(DEMO_FOLDER, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    if (!bytes) return reply.callNotFound();
    return reply
      .type("image/webp")
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .header("cache-control", "private, max-age=60")
      .send(bytes);
  });
}
