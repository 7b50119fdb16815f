import { once } from "node:events";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { checkOwnServer, type ServerUrls } from "./postgres/own-server.ts";
import { refuseUsedFolder } from "./postgres/supervise-postgres.ts";
import { StartError } from "./start-error.ts";

interface Place {
  port: number;
  host: string;
}

/** Whether the database can be used, before the pages are built. */
export async function checkStart(config: {
  database: ServerUrls | undefined;
  dataDir: string;
}): Promise<void> {
  if (config.database) await checkOwnServer(config.database);
  else await refuseUsedFolder(config.dataDir);
}

/** Whether the port is free and the data folder can be written. */
export async function checkPlace({
  port,
  host,
  dataDir,
}: Place & { dataDir: string }): Promise<void> {
  checkFolder(dataDir);
  await listening({ port, host }, async (options) => {
    const probe = createServer().listen(options);
    await once(probe, "listening");
    await once(probe.close(), "close");
  });
}

function checkFolder(folder: string): void {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    if (!statSync(nearest).isDirectory()) throw new Error(`${nearest} is a file`);
    accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written. Set DATA_DIR to a folder of this user.`,
    );
  }
}

/** Listens and says in one line why that is not possible. */
export async function listening<T>(
  { port, host }: Place,
  listen: (place: Place) => Promise<T>,
): Promise<T> {
  try {
    return await listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      throw new StartError(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (code === "EACCES")
      throw new StartError(`Port ${port} is not allowed for this user. Choose one above 1024.`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartError(`Cannot bind to HOST=${host}: it is not an address of this machine.`);
    throw error;
  }
}
