import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { afterAll, beforeAll, expect, test } from "vitest";
import { traceStatements } from "./trace-statements.ts";

const exporter = new InMemorySpanExporter();
const tracer = new BasicTracerProvider({
  spanProcessors: [new SimpleSpanProcessor(exporter)],
}).getTracer("test");

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
});
afterAll(() => context.disable());

test("adds a span and a trace comment only to a request's statements", async () => {
  const comments: string[] = [];
  const send = async (comment: string) => {
    comments.push(comment);
  };
  const traceStatement = traceStatements(tracer);
  await traceStatement("select 1", send);
  const span = tracer.startSpan("GET /", { attributes: { "request.id": "abc-12345" } });
  await context.with(trace.setSpan(context.active(), span), () =>
    traceStatement("select $1", send),
  );
  const { traceId, spanId } = span.spanContext();
  expect(comments).toEqual([
    "",
    ` /*request_id='abc-12345',traceparent='00-${traceId}-${spanId}-01'*/`,
  ]);
  expect(exporter.getFinishedSpans().map(({ attributes }) => attributes["db.query.text"])).toEqual([
    "select $1",
  ]);
});
