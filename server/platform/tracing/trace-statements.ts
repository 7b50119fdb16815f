import {
  type Attributes,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import type { PoolClient } from "pg";

type Query = (...args: unknown[]) => unknown;
type Answer = (error: Error | undefined, result: unknown) => void;

/**
 * Adds a span for each statement of a request, and the request's name as a comment in the
 * statement, visible in the database.
 */
export function traceStatementsOf(client: PoolClient, tracer: Tracer): void {
  const query = client.query.bind(client) as Query;
  client.query = ((given: unknown, ...rest: unknown[]) => {
    const request = trace.getActiveSpan();
    const text = textOf(given);
    if (text === undefined || !request?.isRecording()) return query(given, ...rest);
    const span = tracer.startSpan(text.trimStart().split(/\s/, 1)[0] ?? "", {
      kind: SpanKind.CLIENT,
      attributes: { "db.system.name": "postgresql", "db.query.text": text },
    });
    // A prepared statement is identified by its text, so that stays unchanged.
    const sent = typeof given === "string" ? `${given} ${commentOf(request)}` : given;
    const answer = rest.at(-1);
    if (typeof answer === "function") return query(sent, ...rest.slice(0, -1), ended(span, answer));
    return (query(sent, ...rest) as Promise<unknown>).then(
      (result) => {
        span.end();
        return result;
      },
      (error: Error) => {
        fail(span);
        throw error;
      },
    );
  }) as typeof client.query;
}

/** A cursor has none. */
function textOf(given: unknown): string | undefined {
  if (typeof given === "string") return given;
  const { text, name } = given as { text?: unknown; name?: unknown };
  return typeof text === "string" && typeof name === "string" ? text : undefined;
}

/** In sqlcommenter's format. Ids are validated on arrival. */
function commentOf(request: Span): string {
  const { traceId, spanId } = request.spanContext();
  const { attributes = {} } = request as { attributes?: Attributes };
  const { "request.id": id = "" } = attributes;
  return `/*request_id='${id.toString()}',traceparent='00-${traceId}-${spanId}-01'*/`;
}

function ended(span: Span, answer: object): Answer {
  return (error, result) => {
    if (error) fail(span);
    else span.end();
    (answer as Answer)(error, result);
  };
}

/** The database's error message may repeat values. */
function fail(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
