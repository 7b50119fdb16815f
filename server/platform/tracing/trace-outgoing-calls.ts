import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type Span, SpanKind, SpanStatusCode, type Tracer } from "@opentelemetry/api";

type Listener = (message: unknown) => void;

/**
 * Calls by `fetch` (the bank, the SMS gateway) and by `node:http` (the media store), reported by
 * Node itself.
 */
export function traceOutgoingCalls(tracer: Tracer, collector: string): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (call: object, method: string, host: string) => {
    if (host === collector) return;
    const span = tracer.startSpan(`${method} ${host}`, {
      kind: SpanKind.CLIENT,
      attributes: { "http.request.method": method, "server.address": host },
    });
    spans.set(call, span);
  };
  const end = (call: object, status?: number) => {
    const span = spans.get(call);
    if (status !== undefined) span?.setAttribute("http.response.status_code", status);
    else span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    spans.delete(call);
  };
  const listeners: Record<string, Listener> = {
    "undici:request:create": (message) => {
      const { request } = message as { request: { method: string; origin: string } };
      begin(request, request.method, new URL(request.origin).host);
    },
    "undici:request:headers": (message) => {
      const { request, response } = message as {
        request: object;
        response: { statusCode: number };
      };
      end(request, response.statusCode);
    },
    "undici:request:error": (message) => end((message as { request: object }).request),
    "http.client.request.start": (message) => {
      const { request } = message as {
        request: { method: string; getHeader(name: string): unknown };
      };
      begin(request, request.method, String(request.getHeader("host")));
    },
    "http.client.response.finish": (message) => {
      const { request, response } = message as {
        request: object;
        response: { statusCode: number };
      };
      end(request, response.statusCode);
    },
    "http.client.request.error": (message) => end((message as { request: object }).request),
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
