/** The minimum that Node can do: the same prepared body for every request. Prints its port. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, "base64");
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
