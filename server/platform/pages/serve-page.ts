import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageServer } from "./page-server.ts";

/**
 * Whether a request is for a page, existing or not; API requests get an answer for programs
 * instead.
 */
export function isForPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/api(?:\/|\?|$)/i.test(url);
}

/** Lets the page server answer. */
export async function servePage(
  pages: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.hijack();
  await pages.serve(request.raw, reply.raw, request.ip);
}
