import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./setup/cluster.ts";
import type { Mend } from "./setup/patroni.ts";

/** Time for a restarted process to get requests before the next one is restarted. */
const CALM_MS = 3_000;
const FROZEN_MS = 10_000;
const STORE_AWAY_MS = 5_000;
const SKEWED_MS = 5_000;
const SKEW_SECONDS = 300;
const FAKE_CLOCK = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

export interface Fault {
  name: string;
  /** Requests in progress may be cut off. */
  mayLose: boolean;
  /** The database may be unavailable for a while: the next order after it counts. */
  hitsDatabase: boolean;
  happen(): Promise<Mend>;
}

const nothingToMend: Mend = async () => {};

/**
 * Every kind of fault of a cluster, once each; quick ones more often.
 * @param round decides which process is hit, and whether a clock is fast or slow
 */
export function faultsOf(cluster: Cluster, round: number): Fault[] {
  const index = round % cluster.shops.length;
  const kill = (turn: number): Fault => {
    const killed = (index + turn) % cluster.shops.length;
    return fault(`kill -9 process ${killed + 1}`, true, () => killShop(cluster, killed));
  };
  const killChosen = fault("kill -9 the process that HAProxy would choose", true, async () =>
    killShop(cluster, await cluster.proxy.chosen()),
  );
  const loseStore = fault("the store of media is killed for five seconds", false, async () => {
    await cluster.media.kill();
    await sleep(STORE_AWAY_MS);
    await cluster.media.bringBack();
    return nothingToMend;
  });
  const sign = round % 2 === 0 ? "+" : "-";
  return [
    fault("all processes restarted, one after the other", false, () => restartOneByOne(cluster)),
    kill(0),
    killChosen,
    ...databaseFaults(cluster),
    fault(`process ${index + 1} hangs for ten seconds`, true, () => freezeShop(cluster, index)),
    kill(1),
    loseStore,
    fault(`the clock of process ${index + 1} is wrong by ${sign}${SKEW_SECONDS} s`, false, () =>
      skewClock(cluster, index, sign),
    ),
    killChosen,
    kill(2),
  ];
}

function fault(name: string, mayLose: boolean, happen: Fault["happen"]): Fault {
  return { name, mayLose, happen, hitsDatabase: false };
}

function databaseFaults({ database }: Cluster): Fault[] {
  return Object.entries(database.faults).map(([name, happen]) => ({
    name,
    mayLose: true,
    happen,
    hitsDatabase: true,
  }));
}

async function restartOneByOne(cluster: Cluster): Promise<Mend> {
  for (const index of cluster.shops.keys()) {
    await cluster.endShop(index, "SIGTERM");
    await cluster.startShop(index);
    await sleep(CALM_MS);
  }
  return nothingToMend;
}

async function killShop(cluster: Cluster, index: number): Promise<Mend> {
  await cluster.endShop(index, "SIGKILL");
  await cluster.startShop(index);
  return nothingToMend;
}

/** A process that hangs: it accepts connections and never responds. */
async function freezeShop(cluster: Cluster, index: number): Promise<Mend> {
  const { child } = cluster.shops[index] ?? {};
  child?.kill("SIGSTOP");
  await sleep(FROZEN_MS);
  child?.kill("SIGCONT");
  return nothingToMend;
}

/** A process whose clock differs from the database and the other processes. */
async function skewClock(cluster: Cluster, index: number, sign: string): Promise<Mend> {
  await cluster.endShop(index, "SIGTERM");
  await cluster.startShop(index, {
    LD_PRELOAD: FAKE_CLOCK,
    FAKETIME: `${sign}${SKEW_SECONDS}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  });
  await sleep(SKEWED_MS);
  await cluster.endShop(index, "SIGTERM");
  await cluster.startShop(index);
  return nothingToMend;
}
