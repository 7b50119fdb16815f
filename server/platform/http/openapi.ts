import * as z from "zod/mini";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { problemSchema } from "#contract/kernel/problem.ts";

type JsonSchema = Record<string, unknown>;

/** The parts of the API description that the endpoints themselves do not contain. */
export interface ApiDescription {
  title: string;
  description: string;
  securitySchemes: JsonSchema;
  /**
   * How a caller authenticates for each kind of access, and whether a signed-in caller may still be
   * refused.
   */
  access: Record<
    NonNullable<Endpoint["access"]>,
    { security: Record<string, string[]>[]; mayBeForbidden?: boolean }
  >;
}

/** JSON Schema of what a caller sends; transforms are described by their input. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // Numbers may arrive as text in any digits: callers need the rule behind the pipe.
      const { def } = zodSchema._zod;
      if (io === "input" && def.type === "pipe") {
        const pipe = def as unknown as { out: z.ZodMiniType };
        Object.assign(jsonSchema, { ...schemaOf(pipe.out, io), ...jsonSchema });
      }
      // The library treats every key as optional whose value is converted first.
      if (io === "input" && def.type === "object") {
        const { shape } = def as unknown as { shape: Record<string, z.ZodMiniType> };
        const required = Object.keys(shape).filter((key) => !isOptional(shape[key]));
        if (required.length > 0) jsonSchema.required = required;
        else delete jsonSchema.required;
      }
      // The library omits the default where the rule behind it changes the input type; our rules
      // accept their default as input.
      if (def.type === "default") {
        jsonSchema.default = (
          def as unknown as { defaultValue: JsonSchema["default"] }
        ).defaultValue;
      }
    },
  });
  return rest;
}

/** Whether the validator accepts a missing key. It rejects that for `unknown`, which accepts every value. */
function isOptional(schema: z.ZodMiniType | undefined): boolean {
  if (!schema || schema._zod.def.type === "unknown") return false;
  return z.safeParse(schema, undefined).success;
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

function operationOf(
  name: string,
  endpoint: Endpoint,
  kinds: ApiDescription["access"],
): JsonSchema {
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
    ...accessOf(endpoint, kinds),
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
      ...refusalsOf(endpoint, kinds),
      default: problem,
    },
  };
}

function accessOf({ access, permission }: Endpoint, kinds: ApiDescription["access"]): JsonSchema {
  if (!access) return { security: [], "x-access": "anybody" };
  const { security } = kinds[access];
  return { security, "x-access": access, ...(permission && { "x-permission": permission }) };
}

/** Responses for callers who are not signed in or not allowed. */
function refusalsOf({ access, permission }: Endpoint, kinds: ApiDescription["access"]): JsonSchema {
  if (!access) return {};
  const mayBeForbidden = kinds[access].mayBeForbidden || permission;
  return { 401: problem, ...(mayBeForbidden && { 403: problem }) };
}

/**
 * The OpenAPI 3.1 document of the endpoints, built from the same schemas that validate the
 * requests.
 */
export function openApiDocument(
  endpoints: Record<string, Endpoint>,
  { title, description, securitySchemes, access }: ApiDescription,
): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(name, endpoint, access);
  }
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description,
    },
    paths,
    components: {
      securitySchemes,
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
