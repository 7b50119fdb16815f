/**
 * Connections that start another search as soon as they have an answer: `flood-clients.ts <base>
 * <connections> one|many`.
 */
import { randomBytes } from "node:crypto";
import { Agent, get } from "node:http";

const [base = "", connections = "1000", networks = "one"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const counts = new Map<number, number>();

function ask(connection: number): void {
  const path = `/en/SearchProducts/${randomBytes(4).toString("hex")}`;
  const network = `10.${connection >> 8}.${connection & 255}.9`;
  const headers = { "x-forwarded-for": networks === "many" ? network : "203.0.113.7" };
  const sent = get(base + path, { agent, headers }, (answer) => {
    const { statusCode = 0 } = answer;
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
    answer.resume();
    answer.on("end", () => ask(connection));
  });
  sent.on("error", () => setTimeout(() => ask(connection), 50));
}

for (let connection = 0; connection < Number(connections); connection += 1) ask(connection);
process.on("SIGTERM", () => {
  process.stderr.write(`  answers by status: ${JSON.stringify(Object.fromEntries(counts))}\n`);
  process.exit(0);
});
process.stdout.write("ready\n");
