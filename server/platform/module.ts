import type { FastifyInstance } from "fastify";
import type { Platform } from "./platform.ts";

/**
 * Registers a module's endpoints and listeners on the server. What it needs from modules above it
 * are its ports: it declares their types, and `app.ts` passes them in.
 */
export type ModulePlugin<Ports extends object[] = []> = (
  app: FastifyInstance,
  platform: Platform,
  ...ports: Ports
) => void;
