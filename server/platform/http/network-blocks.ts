import type { IncomingMessage, ServerResponse } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { sql } from "kysely";
import type { Connection } from "../postgres/database.ts";
import type { TablesOf } from "../postgres/tables.ts";
import type { Work } from "../postgres/unit-of-work.ts";

export interface NetworkBlock {
  id: number;
  network: string;
  reason: string;
  createdAt: Date;
  endsAt: Date;
}

/** Maximum delay before other processes see a change, and before this one sees a block expire. */
const REFRESH_MS = 15_000;

/**
 * Networks blocked by staff, in memory: every request is checked against them before anything else.
 */
export class NetworkBlocks {
  #list = new BlockList();
  #isEmpty = true;
  refused = 0;

  isBlocked(address: string): boolean {
    if (this.#isEmpty) return false;
    return this.#list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  }

  async refresh(db: Connection): Promise<void> {
    const blocks = await listBlocks(db);
    const list = new BlockList();
    for (const { network } of blocks) addNetwork(list, network);
    this.#list = list;
    this.#isEmpty = blocks.length === 0;
  }

  /** Picks up changes made by other processes. @returns a function that stops it */
  watch(db: Connection, onError: (error: unknown) => void): () => void {
    const timer = setInterval(() => void this.refresh(db).catch(onError), REFRESH_MS);
    return () => clearInterval(timer);
  }

  /** Answers a blocked visitor as briefly as possible. */
  sendAway(response: ServerResponse): void {
    this.refused += 1;
    response.shouldKeepAlive = false;
    response.writeHead(403, { "cache-control": "no-store", "content-length": "0" });
    response.end();
  }
}

function addNetwork(list: BlockList, network: string): void {
  const { kind, bits } = prefixBits(network);
  list.addSubnet(network.split("/", 1)[0] ?? "", bits, kind);
}

/** The client address, as the framework reports it: the one that our outermost proxy saw. */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const socket = request.socket.remoteAddress ?? "";
  if (trustProxy === 0) return socket;
  const given = request.headers["x-forwarded-for"];
  const forwarded = (Array.isArray(given) ? given.join(",") : (given ?? ""))
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const seen = [socket, ...forwarded.toReversed()];
  return seen[Math.min(trustProxy, seen.length - 1)] ?? socket;
}

/** The address family of a network, and its prefix length. */
export function prefixBits(network: string): { kind: "ipv4" | "ipv6"; bits: number } {
  const [address = "", bits] = network.split("/");
  const kind = isIPv6(address) ? "ipv6" : "ipv4";
  return { kind, bits: Number(bits ?? (kind === "ipv6" ? 128 : 32)) };
}

export function isInside(address: string, network: string): boolean {
  const list = new BlockList();
  addNetwork(list, network);
  return list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

export async function listBlocks(db: Connection): Promise<NetworkBlock[]> {
  return db
    .$extendTables<TablesOf<"platform">>()
    .selectFrom("platform.network_block")
    .select(["id", sql<string>`network::text`.as("network"), "reason"])
    .select(["created_at as createdAt", "ends_at as endsAt"])
    .where("ends_at", ">", sql<Date>`now()`)
    .orderBy("ends_at")
    .execute();
}

/** Blocks a network, or changes how long it is blocked. */
export async function addBlock(
  work: Work,
  { network, reason, hours }: { network: string; reason: string; hours: number },
): Promise<NetworkBlock> {
  const endsAt = sql<Date>`now() + make_interval(hours => ${hours})`;
  return work.db
    .$extendTables<TablesOf<"platform">>()
    .insertInto("platform.network_block")
    .values({ network: sql<string>`network(${network}::inet)`, reason, ends_at: endsAt } as never)
    .onConflict((conflict) =>
      conflict.column("network").doUpdateSet({ reason, created_at: sql`now()`, ends_at: endsAt }),
    )
    .returning(["id", sql<string>`network::text`.as("network"), "reason"])
    .returning(["created_at as createdAt", "ends_at as endsAt"])
    .executeTakeFirstOrThrow();
}

/** @returns the network that was unblocked; undefined: there was no such block */
export async function removeBlock(work: Work, id: number): Promise<string | undefined> {
  const removed = await work.db
    .$extendTables<TablesOf<"platform">>()
    .deleteFrom("platform.network_block")
    .where("id", "=", id)
    .returning(sql<string>`network::text`.as("network"))
    .executeTakeFirst();
  return removed?.network;
}

/** Deletes expired blocks. */
export async function forgetBlocks(db: Connection): Promise<void> {
  await db
    .$extendTables<TablesOf<"platform">>()
    .deleteFrom("platform.network_block")
    .where("ends_at", "<=", sql<Date>`now()`)
    .execute();
}
