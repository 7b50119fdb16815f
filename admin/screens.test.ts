import type { ComponentProps, ReactElement } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { mayStaff, permissionsOf, STAFF_ROLES } from "#contract/kernel/permissions.ts";
import type { StaffInfo } from "#contract/staff/staff-session.ts";
import { screens } from "./screens.ts";
import type { Guarded } from "./shell/frame/guarded.tsx";
import { loadSources } from "./testing/load-sources.ts";

/** Screens without a list of records, with the endpoint they call first. */
const ASKED_FIRST: Record<string, keyof typeof endpoints> = {
  questions: "listStaffQuestions",
  settings: "listSettings",
  simulator: "simulateCart",
};

const all: readonly Endpoint[] = Object.values(endpoints);

/** The endpoint that each list calls. */
const asked: Record<string, Endpoint | undefined> = {};

beforeAll(async () => {
  let address = "";
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { documentElement: { lang: "en" }, cookie: "" });
  vi.stubGlobal("fetch", (url: string) => {
    address = url;
    return Promise.resolve(Response.json({ items: [], total: 0, page: 1, pageSize: 1 }));
  });
  const sources = await loadSources();
  const query = { page: 1, filter: {} as never, sort: { field: "id", order: "DESC" as const } };
  for (const [name, { list }] of Object.entries(sources)) {
    await list(query);
    const [path] = address.split("?");
    asked[name] = all.find((one) => one.method === "GET" && one.path === path);
  }
  for (const [name, first] of Object.entries(ASKED_FIRST)) asked[name] = endpoints[first];
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test("shows a role only screens whose records it may read", () => {
  for (const { name, permission } of screens) {
    const needed = asked[name]?.permission;
    expect(needed, `what ${name} asks for needs a permission`).toBeDefined();
    for (const role of STAFF_ROLES)
      expect(mayStaff(role, permission), `${name} as ${role}`).toBe(
        needed !== undefined && mayStaff(role, needed),
      );
  }
});

test("guards each screen's route by its permission", async () => {
  const { may, useSession } = await import("./api/session.ts");
  const { screenRoutes } = await import("./screen-routes.tsx");
  for (const role of STAFF_ROLES) {
    const staff = { id: 1, name: "Nour", permissions: permissionsOf(role) } as StaffInfo;
    useSession.setState({ staff });
    for (const { path = "", element } of screenRoutes) {
      const [name = ""] = path.split("/");
      const { permission } = (element as ReactElement<ComponentProps<typeof Guarded>>).props;
      // Creating a record may need more than reading the list.
      const mayWrite = !path.endsWith("/create") || mayStaff(role, permission);
      const mayRead = mayStaff(role, asked[name]?.permission ?? "staff:manage");
      expect(may(permission), `${path} as ${role}`).toBe(mayRead && mayWrite);
    }
  }
});
