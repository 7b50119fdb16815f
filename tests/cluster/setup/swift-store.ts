import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { freePort } from "#server/testing/free-port.ts";
import type { MediaStore } from "./media-store.ts";

const BUCKET = "media";
const REGION = "us-east-1";
const KEYS = { accessKeyId: "shop:media", secretAccessKey: "swift-secret" };
/** In start order, from the last to the first. */
const KINDS = ["object", "container", "account", "proxy"] as const;
type Kind = (typeof KINDS)[number];
const READY_WITHIN_MS = 60_000;
const ASK_MS = 100;

/**
 * OpenStack Swift with its S3 interface, from Debian's packages: its four servers with one copy of
 * everything.
 */
export class SwiftStore implements MediaStore {
  readonly #folder: string;
  readonly #ports: Record<Kind, number>;
  #running: ChildProcess[] = [];

  private constructor(folder: string, ports: Record<Kind, number>) {
    this.#folder = folder;
    this.#ports = ports;
  }

  static async start(folder: string): Promise<SwiftStore> {
    const ports = {} as Record<Kind, number>;
    for (const kind of KINDS) ports[kind] = await freePort();
    const store = new SwiftStore(folder, ports);
    await store.#configure();
    await store.bringBack();
    await store.#makeBucket();
    return store;
  }

  get #address(): string {
    return `http://127.0.0.1:${this.#ports.proxy}`;
  }

  get environment(): Record<string, string> {
    return {
      MEDIA_S3_BUCKET: BUCKET,
      MEDIA_S3_REGION: REGION,
      MEDIA_S3_ENDPOINT: this.#address,
      MEDIA_S3_KEY: KEYS.accessKeyId,
      MEDIA_S3_SECRET: KEYS.secretAccessKey,
    };
  }

  async kill(): Promise<void> {
    const ended = this.#running.map((child) => once(child, "exit"));
    for (const child of this.#running) child.kill("SIGKILL");
    await Promise.all(ended);
  }

  async bringBack(): Promise<void> {
    this.#running = KINDS.map((kind) =>
      spawn(`swift-${kind}-server`, [join(this.#folder, `${kind}-server.conf`)], {
        stdio: "ignore",
      }),
    );
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      const answers = await Promise.all(
        Object.values(this.#ports).map((port) =>
          fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => undefined),
        ),
      );
      if (answers.every((answer) => answer?.ok)) return;
      await sleep(ASK_MS);
    }
    throw new Error("Swift does not answer");
  }

  async #makeBucket(): Promise<void> {
    const client = new S3Client({
      endpoint: this.#address,
      region: REGION,
      forcePathStyle: true,
      credentials: KEYS,
    });
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
    client.destroy();
  }

  async #configure(): Promise<void> {
    await mkdir(join(this.#folder, "devices", "disk"), { recursive: true });
    const write = (name: string, text: string) => writeFile(join(this.#folder, name), text);
    await write("swift.conf", SWIFT);
    await write("proxy-server.conf", this.#head("proxy") + PROXY);
    for (const kind of KINDS) {
      if (kind === "proxy") continue;
      const ring = join(this.#folder, `${kind}.builder`);
      const build = (...args: string[]) =>
        execFileSync("swift-ring-builder", [ring, ...args], { stdio: "ignore" });
      // 16 partitions, one replica, at least an hour between two changes.
      build("create", "4", "1", "1");
      build("add", `r1z1-127.0.0.1:${this.#ports[kind]}/disk`, "1");
      build("rebalance");
      await write(`${kind}-server.conf`, this.#head(kind) + serverOf(kind));
    }
  }

  #head(kind: Kind): string {
    return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${this.#ports[kind]}
workers = 0
user = ${userInfo().username}
swift_dir = ${this.#folder}
devices = ${join(this.#folder, "devices")}
mount_check = false
`;
  }
}

const SWIFT = `[swift-hash]
swift_hash_path_prefix = fanous
swift_hash_path_suffix = fanous
[storage-policy:0]
name = one
default = yes
`;

const serverOf = (kind: Kind) => `[pipeline:main]
pipeline = healthcheck ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
[filter:healthcheck]
use = egg:swift#healthcheck
`;

const [account, user] = KEYS.accessKeyId.split(":");
const PROXY = `[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
s3_acl = false
[filter:tempauth]
use = egg:swift#tempauth
user_${account}_${user} = ${KEYS.secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
`;
