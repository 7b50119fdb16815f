import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { cartEndpoints } from "#contract/cart/endpoints.ts";
import { endpoints } from "#contract/endpoints.ts";
import { type Endpoint, endpoint } from "#contract/kernel/endpoint.ts";
import { API } from "../../app-api.ts";
import { openApiDocument } from "./openapi.ts";

/** The document as a client reads it. */
const documentOf = (described: Record<string, Endpoint>, title: string) =>
  JSON.parse(JSON.stringify(openApiDocument(described, { ...API, title })));

const document = documentOf(
  { addCartLine: cartEndpoints.addCartLine, setCartLine: cartEndpoints.setCartLine },
  "Shop",
);

test("creates an OpenAPI 3.1 document with the given title", () => {
  expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Shop" } });
});

test("marks a path parameter as required and lists its limits", () => {
  const { parameters } = document.paths["/api/v1/cart/lines/{variantId}"].patch;
  expect(parameters[0]).toMatchObject({
    name: "variantId",
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1, maximum: 2_147_483_647 },
  });
});

test("describes a numeric body field by its integer limits", () => {
  const { requestBody } = document.paths["/api/v1/cart/lines/{variantId}"].patch;
  const { schema } = requestBody.content["application/json"];
  expect(schema.properties.quantity).toMatchObject({ type: "integer", minimum: 1, maximum: 999 });
  expect(schema.required).toEqual(["quantity"]);
});

test("does not require a field with a default", () => {
  const { requestBody } = document.paths["/api/v1/cart/lines"].post;
  const { schema } = requestBody.content["application/json"];
  expect(schema.required).toEqual(["variantId"]);
  expect(schema.properties.quantity).toMatchObject({ default: 1 });
});

test("lists the idempotency key only for repeatable endpoints", () => {
  const key = { $ref: "#/components/parameters/IdempotencyKey" };
  expect(document.paths["/api/v1/cart/lines"].post.parameters).toContainEqual(key);
  expect(document.paths["/api/v1/cart/lines/{variantId}"].patch.parameters).not.toContainEqual(key);
});

test("lists the endpoint's status and problem details as responses", () => {
  const { responses, description } = document.paths["/api/v1/cart/lines"].post;
  expect(Object.keys(responses)).toEqual(["200", "default"]);
  expect(responses.default).toEqual({ $ref: "#/components/responses/Problem" });
  expect(description).toBe("Problem codes: not-found, stock, cart-too-large.");
});

test("lists access, permission and security schemes of an operation", () => {
  const of = (more: Partial<Endpoint>): Endpoint => ({
    ...endpoint("GET /x", { tag: "x", summary: "Get an item", status: 200 }),
    ...more,
  });
  const operation = (more: Partial<Endpoint>) => documentOf({ x: of(more) }, "x").paths["/x"].get;
  expect(operation({})).toMatchObject({ security: [], "x-access": "anybody" });
  const customer = operation({ access: "customer" });
  expect(customer).toMatchObject({
    security: [{ customerCookie: [], token: [] }, { programToken: [] }],
    "x-access": "customer",
  });
  expect(Object.keys(customer.responses)).toEqual(["200", "401", "default"]);
  const staff = operation({ access: "staff", permission: "company:review" });
  expect(staff).toMatchObject({
    security: [{ staffCookie: [], token: [] }],
    "x-access": "staff",
    "x-permission": "company:review",
  });
  expect(Object.keys(staff.responses)).toEqual(["200", "401", "403", "default"]);
});

test("defines every security scheme that operations use", () => {
  const { components, paths } = documentOf(endpoints, "x");
  const named = Object.values(paths as Record<string, Record<string, { security: object[] }>>)
    .flatMap((path) => Object.values(path))
    .flatMap(({ security }) => security.flatMap((proof) => Object.keys(proof)));
  expect(named.length).toBeGreaterThan(0);
  expect(Object.keys(components.securitySchemes)).toEqual(expect.arrayContaining(named));
});

test("groups two methods of one path", () => {
  const of = (method: "GET" | "DELETE") =>
    endpoint(`${method} /x`, { tag: "x", summary: "Get an item" });
  const { paths } = documentOf({ read: of("GET"), remove: of("DELETE") }, "x");
  expect(Object.keys(paths["/x"])).toEqual(["get", "delete"]);
  expect(paths["/x"].get.responses["204"]).toEqual({ description: "Done" });
});

describe("openApiDocument of all endpoints", () => {
  const all = documentOf(endpoints, "Fanous");

  test("describes every endpoint with its path parameters", () => {
    const offenders = Object.entries(endpoints).filter(([name, { method, path }]) => {
      const { operationId, parameters } = all.paths[path][method.toLowerCase()];
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place);
      const inPath = (parameters as { name: string; in: string; required: boolean }[])
        .filter((one) => one.in === "path" && one.required)
        .map((one) => one.name);
      const required = new Set(inPath);
      return operationId !== name || !places.every((place) => required.has(place));
    });
    expect(offenders.map(([name]) => name)).toEqual([]);
  });

  test("marks a field as required exactly when the server requires it", () => {
    const offenders = Object.entries<Endpoint>(endpoints).flatMap(
      ([name, { body, method, path }]) => {
        if (!body) return [];
        const { schema } =
          all.paths[path][method.toLowerCase()].requestBody.content["application/json"];
        const { error } = z.safeParse(body, {});
        // "Email or phone" is a rule over two fields, each of which is optional.
        const issues = (error?.issues ?? []).filter(
          (issue) => issue.code !== "custom" || issue.params?.["rule"] !== "emailOrPhone",
        );
        const missing = new Set(issues.map((issue) => issue.path[0]));
        const required = new Set(schema.required ?? []);
        const known = Object.keys(schema.properties ?? {});
        const differing = known.filter((key) => required.has(key) !== missing.has(key));
        return differing.map((key) => `${name}: ${key}`);
      },
    );
    expect(offenders).toEqual([]);
  });

  test("refers only to existing components", () => {
    const text = JSON.stringify(all);
    for (const [, ref = ""] of text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
      const [kind = "", name = ""] = ref.split("/");
      expect(all.components[kind]).toHaveProperty(name);
    }
  });
});

test("does not fail for a schema without JSON Schema form", () => {
  const odd = endpoint("POST /odd", {
    tag: "x",
    summary: "Get an item",
    body: z.object({ when: z.date() }),
  });
  expect(() => JSON.stringify(openApiDocument({ odd }, API))).not.toThrow();
});
