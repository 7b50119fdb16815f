import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasEnded, type Machine } from "./machine.ts";

const CLIENT_PORT = 2379;
const PEER_PORT = 2380;
const READY_WITHIN_MS = 60_000;
const ASK_MS = 100;

interface Member {
  machine: Machine;
  child: ChildProcess;
}

/** Three etcd members, each on its own machine; two of them form a quorum. */
export class Etcd {
  readonly #members: Member[];

  private constructor(machines: readonly Machine[]) {
    this.#members = machines.map((machine) => ({ machine, child: run(machine, machines) }));
  }

  static async start(machines: readonly Machine[]): Promise<Etcd> {
    const etcd = new Etcd(machines);
    await etcd.#untilHealthy();
    return etcd;
  }

  /** In Patroni's format. */
  get hosts(): string {
    return this.#members.map(({ machine }) => `${machine.address}:${CLIENT_PORT}`).join(",");
  }

  /** Kills the leader. @returns a function that restarts it */
  async killLeader(): Promise<() => Promise<void>> {
    const leader = await this.#leader();
    const ended = once(leader.child, "exit");
    leader.child.kill("SIGKILL");
    await ended;
    return async () => {
      leader.child = run(
        leader.machine,
        this.#members.map(({ machine }) => machine),
      );
      await this.#untilHealthy();
    };
  }

  async #leader(): Promise<Member> {
    for (const member of this.#members) {
      const answer = await fetch(`${clientUrl(member.machine)}/v3/maintenance/status`, {
        method: "POST",
        body: "{}",
      });
      const { header, leader } = (await answer.json()) as {
        header: { member_id: string };
        leader: string;
      };
      if (header.member_id === leader) return member;
    }
    throw new Error("etcd has no leader");
  }

  async #untilHealthy(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      const healths = this.#members.map(async ({ machine, child }) => {
        const answer = await fetch(`${clientUrl(machine)}/health`).catch(() => undefined);
        return answer?.ok === true && !hasEnded(child);
      });
      if ((await Promise.all(healths)).every(Boolean)) return;
      await sleep(ASK_MS);
    }
    throw new Error("etcd does not answer");
  }
}

const clientUrl = ({ address }: Machine) => `http://${address}:${CLIENT_PORT}`;
const peerUrl = ({ address }: Machine) => `http://${address}:${PEER_PORT}`;

function run(machine: Machine, all: readonly Machine[]): ChildProcess {
  return machine.run([
    ...["etcd", "--name", machine.address, "--data-dir", join(machine.disk, "etcd")],
    ...["--log-level", "error"],
    ...["--listen-client-urls", clientUrl(machine), "--advertise-client-urls", clientUrl(machine)],
    ...["--listen-peer-urls", peerUrl(machine), "--initial-advertise-peer-urls", peerUrl(machine)],
    ...["--initial-cluster", all.map((one) => `${one.address}=${peerUrl(one)}`).join(",")],
  ]);
}
