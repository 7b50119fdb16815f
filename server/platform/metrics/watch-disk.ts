import { Gauge, type Registry } from "prom-client";
import { roomOf } from "./room.ts";

/** Free space on the disks that this process writes to. @param folders by what they hold */
export function watchDisk(registry: Registry, folders: Readonly<Record<string, string>>): void {
  const registers = [registry];
  const labelNames = ["folder"];
  const size = new Gauge({
    name: "disk_size_bytes",
    help: "Bytes of the disk",
    labelNames,
    registers,
  });
  const free: Gauge<"folder"> = new Gauge({
    name: "disk_free_bytes",
    help: "Bytes of the disk that the shop may still write",
    labelNames: ["folder"],
    registers,
    collect: async () => {
      for (const [folder, path] of Object.entries(folders)) {
        // An unreachable network folder counts as full and reports no error.
        const room = await roomOf(path).catch(() => ({ free: 0, size: 0 }));
        free.set({ folder }, room.free);
        size.set({ folder }, room.size);
      }
    },
  });
}
