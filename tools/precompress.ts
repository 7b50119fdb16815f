/** Compresses the built files once, at the best quality, so that serving them costs nothing. */
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const BUILT = ["client", "admin"].map((name) => join(import.meta.dirname, "..", "build", name));
const COMPRESSIBLE = /\.(?:js|css|svg|json|html|txt|webmanifest)$/;
const SMALLEST_BYTES = 300;

const files = await Promise.all(
  BUILT.map(async (folder) =>
    (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
  ),
);
for (const path of files.flat().filter((file) => COMPRESSIBLE.test(file))) {
  if ((await stat(path)).size < SMALLEST_BYTES) continue;
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
