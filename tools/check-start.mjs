// What a start in a fresh clone needs before it is worth installing and building. The server checks
// the same again, and everything else (server/platform/check-start.ts).
import { once } from "node:events";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { dirname, resolve } from "node:path";
import { SetupError } from "./setup.mjs";

const CONNECT_MS = 10_000;

async function checkPort(port, host) {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), "listening");
    await once(probe.close(), "close");
  } catch (error) {
    throw new SetupError(
      error.code === "EADDRINUSE"
        ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`
        : `Cannot listen on ${host}:${port} (${error.code}). Correct HOST and PORT.`,
    );
  }
}

function checkFolder(folder) {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    if (!statSync(nearest).isDirectory()) throw new Error("a file");
    accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch {
    throw new SetupError(
      `The data folder ${folder} cannot be written. Set DATA_DIR to a folder of this user.`,
    );
  }
}

async function checkDatabase(url) {
  const server = URL.canParse(url) ? new URL(url) : undefined;
  if (!server?.hostname) return;
  const socket = connect(Number(server.port || 5432), server.hostname.replace(/^\[|\]$/g, ""));
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(CONNECT_MS) });
  } catch (error) {
    throw new SetupError(
      `The database of DATABASE_URL (${server.host}) cannot be reached: ${error.code ?? error.message}. Correct DATABASE_URL, or unset it to use the embedded database.`,
    );
  } finally {
    socket.destroy();
  }
}

export async function checkStart({ PORT, HOST, DATA_DIR, DATABASE_URL, INIT_CWD }) {
  const port = Number(PORT || 3000);
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536))
    throw new SetupError(`PORT=${JSON.stringify(PORT)} is not usable.`);
  await checkPort(port, HOST || "127.0.0.1");
  checkFolder(resolve(INIT_CWD ?? process.cwd(), DATA_DIR || "data"));
  if (DATABASE_URL) await checkDatabase(DATABASE_URL);
}
