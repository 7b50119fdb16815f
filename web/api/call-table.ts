import type { endpoints } from "#contract/endpoints.ts";

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** Method and path of endpoints by name: all the browser needs of the contract at run time. */
export type CallTable = {
  readonly [K in EndpointName]?: readonly [Endpoints[K]["method"], Endpoints[K]["path"]];
};
