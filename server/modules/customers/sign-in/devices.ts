import type { Device, SignInEntry } from "#contract/customers/account-endpoints.ts";
import { sessionsOf, signInsOf } from "#server/modules/identity/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { describeAgent } from "./describe-agent.ts";

/** Recent sign-ins to a customer's account. */
export async function listSignIns(db: Connection, customerId: number): Promise<SignInEntry[]> {
  const found = await signInsOf(db, customerId);
  return found.map(({ id, at, method, agent, network }) => ({
    id,
    at: at.toISOString(),
    method,
    ...describeAgent(agent),
    network: network.replace(/\.0\/24$/, ".…").replace(/::\/48$/, ":…"),
  }));
}

/** A customer's active sessions, last used first. */
export async function listDevices(
  db: Connection,
  who: { id: number; sessionId: number | null },
): Promise<Device[]> {
  const sessions = await sessionsOf(db, who.id);
  return sessions.map((session) => ({
    id: session.id,
    ...describeAgent(session.agent),
    name: session.name,
    address: session.address,
    signedInAt: session.signed_in_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    isCurrent: session.id === who.sessionId,
  }));
}
