import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageServer } from "./page-server.ts";

/** Whether a request is for a page, there or not: what is asked of the API gets an answer for programs. */
export function isForPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/api(?:\/|\?|$)/i.test(url);
}

/** Leaves an answer to the pages. */
export async function servePage(
  pages: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.hijack();
  try {
    await pages.serve(request.raw, reply.raw, request.ip);
  } catch (error) {
    request.log.error({ err: error }, "a page failed");
    if (!reply.raw.headersSent) reply.raw.writeHead(500, { "content-type": "text/plain" });
    reply.raw.end("Internal Server Error");
  }
}
