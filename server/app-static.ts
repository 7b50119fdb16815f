import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** What a build is made of. Anything else that came to lie beside it, a source or a note, is not there. */
const ENDINGS = /\.(?:css|ico|jpg|js|png|svg|webmanifest|woff2)$/;
const isOfBuild = (path: string) => ENDINGS.test(path);

/** Files that are named by their content: for a year, compressed ahead of time. */
export async function serveAssets(
  app: FastifyInstance,
  folder: string,
  prefix: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    maxAge: YEAR_MS,
    immutable: true,
    preCompressed: true,
    decorateReply: false,
    allowedPath: isOfBuild,
  });
}

/** Serves the built files: those named by their content for a year, the others for an hour; compressed ahead of time. */
export async function serveStatic(app: FastifyInstance, clientDir: string): Promise<void> {
  await serveAssets(app, join(clientDir, "assets"), "/assets/");
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: "/",
    wildcard: false,
    globIgnore: ["assets/**", "**/*.br", "**/*.gz", ".vite/**"],
    maxAge: HOUR_MS,
    preCompressed: true,
    decorateReply: false,
    allowedPath: isOfBuild,
    index: false,
  });
}
