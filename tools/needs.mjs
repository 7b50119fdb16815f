// What commands need that neither the repository nor npm brings; checked before anything is
// installed or built.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { SetupError } from "./setup.mjs";

/** Debian's packages, by program. */
const PACKAGES = {
  haproxy: "haproxy",
  openssl: "openssl",
  faketime: "faketime",
  patroni: "patroni",
  etcd: "etcd-server",
  setpriv: "util-linux",
  ip: "iproute2",
  git: "git",
  "/usr/lib/postgresql/15/bin/postgres": "postgresql-15",
  "swift-proxy-server": "swift-proxy",
  "swift-ring-builder": "swift",
};
const PATRONI = ["patroni", "etcd", "setpriv", "ip", "/usr/lib/postgresql/15/bin/postgres"];
const SWIFT = ["swift-proxy-server", "swift-ring-builder"];

function isInstalled(program) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const places = program.startsWith("/") ? [program] : folders.map((dir) => join(dir, program));
  return places.some((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Throws one line with all that is missing and how to install it. */
export function requirePrograms(command, programs) {
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  const packages = missing.map((program) => PACKAGES[program]).join(" ");
  throw new SetupError(
    `${command} needs ${missing.join(", ")}. On Debian: sudo apt-get install ${packages}`,
  );
}

export function requireForCluster(args) {
  const patroni = args.includes("--patroni");
  const more = [...(patroni ? PATRONI : []), ...(args.includes("--swift") ? SWIFT : [])];
  requirePrograms("npm run cluster", ["haproxy", "openssl", "faketime", ...more]);
  if (patroni && process.getuid?.() !== 0)
    throw new SetupError("--patroni needs root to make networks and disks. Run it with sudo.");
}

export function requireForUpgrade(args) {
  const options = { buyers: { type: "string" }, think: { type: "string" } };
  const { positionals } = parseArgs({ args, options, strict: false, allowPositionals: true });
  if (positionals.length === 0)
    throw new SetupError("npm run upgrade needs a commit: npm run upgrade -- <commit>");
  requirePrograms("npm run upgrade", ["haproxy", "openssl", "git"]);
}

/** Starts its shops itself unless it is given the address of one. */
export function requireForAttack(args) {
  const place = args.indexOf("--url");
  if (place !== -1 && !/^https?:\/\/./.test(args[place + 1] ?? ""))
    throw new SetupError("--url needs the address of a running shop: --url https://shop.example");
}
