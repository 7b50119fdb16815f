import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { traceStatementsOf } from "./trace-statements.ts";

const exporter = new InMemorySpanExporter();
const tracer = new BasicTracerProvider({
  spanProcessors: [new SimpleSpanProcessor(exporter)],
}).getTracer("test");

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
});
afterAll(() => context.disable());

function clientOf() {
  const sent: unknown[] = [];
  const query = async (given: unknown) => {
    sent.push(given);
    return { rows: [] };
  };
  const client = { query } as unknown as PoolClient;
  traceStatementsOf(client, tracer);
  return { client, sent };
}

test("a statement carries the request's id and trace; one that is prepared, or belongs to no request, stays as it is", async () => {
  const { client, sent } = clientOf();
  await client.query("select 1");
  const span = tracer.startSpan("GET /", { attributes: { "request.id": "abc-12345" } });
  await context.with(trace.setSpan(context.active(), span), async () => {
    await client.query("select $1", [1]);
    await client.query({ name: "s0-1", text: "select 2", values: [] });
  });
  const { traceId, spanId } = span.spanContext();
  expect(sent).toEqual([
    "select 1",
    `select $1 /*request_id='abc-12345',traceparent='00-${traceId}-${spanId}-01'*/`,
    { name: "s0-1", text: "select 2", values: [] },
  ]);
  expect(exporter.getFinishedSpans().map(({ attributes }) => attributes["db.query.text"])).toEqual([
    "select $1",
    "select 2",
  ]);
});
