import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { newDataDir, startShopProcess } from "../shop-process.ts";

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

const attribute = (span: Span, name: string) =>
  span.attributes.find(({ key }) => key === name)?.value.stringValue;

/** A minimal OTLP collector. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    for (const { scopeSpans } of body.resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("traces a request with its statements and no personal data", async () => {
  const dataDir = await newDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { spans, url } = await startCollector();
  const shop = await startShopProcess({ DATA_DIR: dataDir, OTEL_EXPORTER_OTLP_ENDPOINT: url });
  const id = "4bf92f35-77b3-4da6-a3ce-929d0e0e4736";
  const answer = await fetch(`${shop.address}/api/v1/products/1?of=somebody%40mail.example`, {
    headers: { "x-request-id": id },
  });
  expect(answer.headers.get("x-request-id")).toBe(id);
  const strange = "x'*/ drop table";
  await fetch(`${shop.address}/api/v1/orders/F-1`, { headers: { "x-request-id": strange } });
  const metrics = await fetch(`${shop.address}/metrics`);
  expect(metrics.headers.get("content-type")).toMatch(/^application\/openmetrics-text/);
  const figures = await metrics.text();
  expect(await shop.end("SIGTERM")).toBe(0);

  const request = spans.find((span) => attribute(span, "request.id") === id);
  expect(request?.name).toMatch(/^GET \/api\/v1\//);
  const exemplar = /^http_request_duration_seconds_bucket\{.*products.*# \{trace_id="(\w+)"\}/m;
  expect(exemplar.exec(figures)?.[1]).toBe(request?.traceId);
  const statements = spans.filter(
    ({ traceId, parentSpanId }) => traceId === request?.traceId && parentSpanId === request.spanId,
  );
  expect(statements.length).toBeGreaterThan(0);
  for (const span of statements) expect(attribute(span, "db.system.name")).toBe("postgresql");
  expect(JSON.stringify(spans)).not.toContain("somebody");
  expect(JSON.stringify(spans)).not.toContain(strange);
});
