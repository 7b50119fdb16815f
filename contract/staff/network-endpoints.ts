import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { requiredLine, wholeNumber } from "../kernel/schema.ts";

const base = { tag: "team", access: "staff", permission: "network:block" } as const;

const THIRTY_DAYS_HOURS = 30 * 24;

const networkBlockSchema = z.object({
  id: z.int(),
  /** `203.0.113.0/24` */
  network: z.string(),
  reason: z.string(),
  createdAt: z.string(),
  endsAt: z.string(),
});
export type NetworkBlockRow = z.output<typeof networkBlockSchema>;

export const networkEndpoints = {
  listNetworkBlocks: endpoint("GET /api/v1/admin/network-blocks", base, {
    summary: "List blocked networks. First to expire first.",
    response: z.object({ items: z.array(networkBlockSchema) }),
  }),
  blockNetwork: endpoint("POST /api/v1/admin/network-blocks", base, {
    summary: "Block a network for a limited time. Restarts an active block.",
    body: z.object({
      /** An address, or a network: at most a /16 of IPv4 or a /32 of IPv6. */
      network: z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]),
      hours: wholeNumber(1, THIRTY_DAYS_HOURS),
      reason: requiredLine(300),
    }),
    status: 201,
    response: networkBlockSchema,
    problems: ["network-too-wide", "own-network"],
  }),
  unblockNetwork: endpoint("DELETE /api/v1/admin/network-blocks/{id}", base, {
    summary: "Unblock a network",
  }),
};
