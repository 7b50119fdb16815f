import type { FastifyRequest } from "fastify";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

interface RepeatableInput {
  work: Work;
  who: { id: number };
  request: FastifyRequest;
  params?: object | undefined;
  body: object;
  nothingDone: () => void;
}

/** A repeat of the same request changes nothing. */
export async function onceFor(
  { work, who, request, params, body, nothingDone }: RepeatableInput,
  write: () => Promise<{ orderId: number }>,
): Promise<{ orderId: number }> {
  const scope = `${request.routeOptions.url}:${who.id}`;
  const key = idempotencyKey(request, scope, { ...params, ...body });
  const { answer, repeated } = await once(work, key, write);
  if (repeated) nothingDone();
  return answer;
}
