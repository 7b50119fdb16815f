import {
  networkEndpoints as contract,
  type NetworkBlockRow,
} from "#contract/staff/network-endpoints.ts";
import {
  addBlock,
  isInside,
  listBlocks,
  type NetworkBlock,
  prefixBits,
  removeBlock,
} from "#server/platform/http/network-blocks.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { serveStaffCommand } from "../audit/serve-staff-command.ts";

/** No wider than a provider's town, so that nobody blocks a whole country by mistake. */
const WIDEST = { ipv4: 16, ipv6: 32 } as const;

/** Networks blocked while the shop is attacked from them. */
export const networkRoutes: ModulePlugin = (app, platform) => {
  const { db, blocks } = platform;

  serveEndpoint(app, contract.listNetworkBlocks, async () => ({
    items: (await listBlocks(db)).map(present),
  }));

  serveStaffCommand(app, platform, contract.blockNetwork, async (input) => {
    const { work, body, record, request } = input;
    const { kind, bits } = prefixBits(body.network);
    if (bits < WIDEST[kind]) refuse("network-too-wide", { bits: WIDEST[kind] });
    if (isInside(request.ip, body.network)) refuse("own-network");
    const block = await addBlock(work, body);
    const after = { reason: body.reason, hours: body.hours };
    await record({ action: "network.block", target: `network:${block.network}`, after });
    work.afterCommit(() => blocks.refresh(db));
    return present(block);
  });

  serveStaffCommand(app, platform, contract.unblockNetwork, async ({ work, params, record }) => {
    const network = await removeBlock(work, params.id);
    if (network === undefined) refuse("not-found");
    await record({ action: "network.unblock", target: `network:${network}` });
    work.afterCommit(() => blocks.refresh(db));
  });
};

function present({ id, network, reason, createdAt, endsAt }: NetworkBlock): NetworkBlockRow {
  return {
    id,
    network,
    reason,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
