import type { IncomingMessage } from "node:http";
import { context, SpanKind, SpanStatusCode, trace, TraceFlags } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { requestIdOf } from "../http/request-id.ts";
import { traceOutgoingCalls } from "./trace-outgoing-calls.ts";
import { traceStatements } from "./trace-statements.ts";
import type { Tracing } from "./tracing.ts";

const SERVICE = "fanous";
const FAILED_FROM = 500;

/**
 * Spans for requests, statements and outgoing calls, over OTLP. They contain no addresses, values
 * or bodies: only routes, statements with placeholders, and hosts. Sampling is the SDK's own
 * setting (`OTEL_TRACES_SAMPLER`).
 */
export function startTracing(endpoint: string): Tracing {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": SERVICE }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer(SERVICE);
  const traces = new WeakMap<IncomingMessage, string>();
  const stopOutgoing = traceOutgoingCalls(tracer, new URL(endpoint).host);
  return {
    follow: (request, response, answer) => {
      const { method = "GET" } = request;
      const span = tracer.startSpan(`${method} page`, {
        kind: SpanKind.SERVER,
        attributes: { "http.request.method": method, "request.id": requestIdOf(request) },
      });
      const { traceId, traceFlags } = span.spanContext();
      if (traceFlags & TraceFlags.SAMPLED) traces.set(request, traceId);
      response.once("close", () => {
        span.setAttribute("http.response.status_code", response.statusCode);
        if (response.statusCode >= FAILED_FROM) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(context.active(), span), answer);
    },
    nameRequestsOf: (app) => {
      app.addHook("onRequest", async ({ method, routeOptions: { url: route } }) => {
        // The route of all pages says nothing more.
        if (route === undefined || route === "/*") return;
        trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute("http.route", route);
      });
    },
    traceOf: (request) => traces.get(request),
    traceStatement: traceStatements(tracer),
    stop: async () => {
      stopOutgoing();
      await provider.shutdown();
      context.disable();
    },
  };
}
