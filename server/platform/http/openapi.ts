import * as z from "zod/mini";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { problemSchema } from "#contract/kernel/problem.ts";

type JsonSchema = Record<string, unknown>;

/** JSON Schema of what a caller sends; transforms are described by their input. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // Numbers may arrive as text in any digits: the rule behind the pipe is what a caller needs to know.
      const { def } = zodSchema._zod;
      if (io === "input" && def.type === "pipe") {
        const pipe = def as unknown as { out: z.ZodMiniType };
        Object.assign(jsonSchema, { ...schemaOf(pipe.out, io), ...jsonSchema });
      }
      // Left out by the library where the rule behind it changes what it takes; ours take their default as well.
      if (def.type === "default") {
        jsonSchema.default = (
          def as unknown as { defaultValue: JsonSchema["default"] }
        ).defaultValue;
      }
    },
  });
  return rest;
}

function parametersOf(endpoint: Endpoint): JsonSchema[] {
  const parameters: JsonSchema[] = [];
  for (const [place, schema] of [
    ["path", endpoint.params],
    ["query", endpoint.query],
  ] as const) {
    if (!schema) continue;
    const object = schemaOf(schema, "input") as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    for (const [name, property] of Object.entries(object.properties ?? {})) {
      const required = place === "path" || (object.required?.includes(name) ?? false);
      parameters.push({ name, in: place, required, schema: property });
    }
  }
  parameters.push({ $ref: "#/components/parameters/AcceptLanguage" });
  if (endpoint.idempotent) parameters.push({ $ref: "#/components/parameters/IdempotencyKey" });
  return parameters;
}

const problem = { $ref: "#/components/responses/Problem" };

function operationOf(name: string, endpoint: Endpoint): JsonSchema {
  const { response, body } = endpoint;
  const codes = endpoint.problems?.length
    ? `Problem codes: ${endpoint.problems.join(", ")}.`
    : undefined;
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(codes && { description: codes }),
    parameters: parametersOf(endpoint),
    ...accessOf(endpoint),
    ...(body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(body, "input") } },
      },
    }),
    ...(endpoint.upload && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          endpoint.upload.map((type) => [
            type,
            { schema: { type: "string", contentMediaType: type } },
          ]),
        ),
      },
    }),
    responses: {
      [endpoint.status]: {
        description: "Done",
        ...(response && {
          content: { "application/json": { schema: schemaOf(response, "output") } },
        }),
      },
      ...refusalsOf(endpoint),
      default: problem,
    },
  };
}

/** Cookie and token are both needed; programs send a token alone. */
const PROOFS = {
  customer: [{ customerCookie: [], token: [] }, { programToken: [] }],
  company: [{ customerCookie: [], token: [] }, { programToken: [] }],
  staff: [{ staffCookie: [], token: [] }],
};

function accessOf({ access, permission }: Endpoint): JsonSchema {
  if (!access) return { security: [], "x-access": "anybody" };
  const security = PROOFS[access];
  return { security, "x-access": access, ...(permission && { "x-permission": permission }) };
}

/** Who is not signed in, and who may not. */
function refusalsOf({ access, permission }: Endpoint): JsonSchema {
  if (!access) return {};
  return { 401: problem, ...((access === "company" || permission) && { 403: problem }) };
}

/** The OpenAPI 3.1 document of the endpoints, made from the same schemas that check the requests. */
export function openApiDocument(endpoints: Record<string, Endpoint>, title: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(name, endpoint);
  }
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description:
        "Amounts are whole piastres (EGP 1 = 100), VAT included. Paths match in any case. Numbers and phones are accepted in Arabic-Indic and Persian digits. Errors are RFC 9457 problem details in the language of Accept-Language.",
    },
    paths,
    components: {
      securitySchemes: {
        customerCookie: { type: "apiKey", in: "cookie", name: "session" },
        staffCookie: { type: "apiKey", in: "cookie", name: "staff" },
        token: { type: "http", scheme: "bearer" },
        programToken: { type: "http", scheme: "bearer" },
      },
      parameters: {
        AcceptLanguage: {
          name: "Accept-Language",
          in: "header",
          required: false,
          schema: { type: "string", examples: ["ar", "en"] },
        },
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description:
            "A repeat with the same key and content gets the first answer; nothing is done twice.",
          schema: { type: "string", minLength: 8, maxLength: 200 },
        },
      },
      responses: {
        Problem: {
          description: "Problem details",
          content: { "application/problem+json": { schema: schemaOf(problemSchema, "output") } },
        },
      },
    },
  };
}
