import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { unknownPathProblem } from "./unknown-path.ts";

const problemOf = (method: string, url: string) =>
  unknownPathProblem({ method, url } as FastifyRequest, Object.values(endpoints));

test.each([
  ["DELETE", "/api/v1/cart"],
  ["PUT", "/api/v1/cart/lines/12"],
  ["POST", "/API/V1/Products?q=x"],
  ["POST", "/api/v1/menu-detail/"],
])("returns 405 for %s %s", (method, url) => {
  expect(problemOf(method, url)).toMatchObject({
    code: "method-not-allowed",
    status: 405,
    values: { method },
  });
});

test.each(["/api/v1/nothing", "/api/v1/cart/lines/1/2", "/api/v2/cart", "/"])(
  "returns 404 for %s",
  (url) => {
    expect(problemOf("GET", url)).toMatchObject({ code: "not-found", status: 404 });
  },
);
