import type { FastifyInstance } from "fastify";
import type { Platform } from "./platform.ts";

/** How a module puts its endpoints and listeners on the server. */
export type ModulePlugin = (app: FastifyInstance, platform: Platform) => void;
