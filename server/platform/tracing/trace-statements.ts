import {
  type Attributes,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import type { TraceStatement } from "../postgres/pool-driver.ts";

/**
 * Adds a span for each statement of a request, and the request's name as a comment in the
 * statement, visible in the database.
 */
export function traceStatements(tracer: Tracer): TraceStatement {
  return async (text, send) => {
    const request = trace.getActiveSpan();
    if (!request?.isRecording()) return send("");
    const span = tracer.startSpan(text.trimStart().split(/\s/, 1)[0] ?? "", {
      kind: SpanKind.CLIENT,
      attributes: { "db.system.name": "postgresql", "db.query.text": text },
    });
    try {
      return await send(commentOf(request));
    } catch (error) {
      // The database's error message may repeat values.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
}

/** In sqlcommenter's format. Ids are validated on arrival. */
function commentOf(request: Span): string {
  const { traceId, spanId } = request.spanContext();
  const { attributes = {} } = request as { attributes?: Attributes };
  const { "request.id": id = "" } = attributes;
  return ` /*request_id='${id.toString()}',traceparent='00-${traceId}-${spanId}-01'*/`;
}
