import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Endpoint, EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { ProblemCode } from "#contract/kernel/problem.ts";
import { ProblemError, refuse } from "./problem-error.ts";
import { type EndpointInput, inputOf, serveEndpoint } from "./serve-endpoint.ts";

/** A phone picture; the shop's forms shrink pictures before sending them. */
const MAX_BYTES = 6 * 1024 * 1024;

type UploadEndpoint = Endpoint & { upload: readonly string[] };

export interface UploadInput<E extends Endpoint, Place> extends EndpointInput<E> {
  file: Buffer;
  /** What `find` returned. */
  place: Place;
}

interface UploadParts<E extends Endpoint, Place> {
  /** Says where the file goes, and refuses callers who are not allowed, before any byte is read. */
  find: (request: FastifyRequest, params: EndpointInput<E>["params"]) => Promise<Place>;
  handle: (input: UploadInput<E, Place>) => Promise<EndpointResponse<E>>;
  perMinute: number;
  /** Absent: 6 MB. */
  maxBytes?: number;
  /** The problem for other file types; absent: the usual one. */
  otherType?: ProblemCode;
}

const PLACE = Symbol("place of an upload");

/**
 * Registers an endpoint that takes a file as its request body. A form on another site cannot send
 * any of these types, so the origin check works as elsewhere. The file type is detected from its
 * content.
 */
export function serveUpload<E extends UploadEndpoint, Place>(
  app: FastifyInstance,
  endpoint: E,
  {
    find,
    handle,
    perMinute,
    maxBytes = MAX_BYTES,
    otherType = usualType(endpoint),
  }: UploadParts<E, Place>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: "buffer", bodyLimit: maxBytes } as const;
    scope.addContentTypeParser([...endpoint.upload], options, (_request, body, done) => {
      done(null, body);
    });
    scope.addContentTypeParser("*", (_request, _body, done) => {
      done(new ProblemError(otherType));
    });
    scope.addHook("onRequest", async (request) => {
      const { params } = inputOf(endpoint, request, undefined as never);
      (request as Placed<Place>)[PLACE] = await find(request, params);
    });
    serveEndpoint(
      scope,
      endpoint,
      async (input) => {
        const { body: file } = input.request;
        if (!Buffer.isBuffer(file)) refuse(otherType);
        const place = (input.request as Placed<Place>)[PLACE];
        return handle({ ...input, file, place });
      },
      { perMinute },
    );
  });
}

function usualType({ upload }: UploadEndpoint): ProblemCode {
  return upload.includes("application/pdf") ? "document-type" : "upload-type";
}

type Placed<Place> = FastifyRequest & { [PLACE]: Place };
