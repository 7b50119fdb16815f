import { readFileSync } from "node:fs";
import { StartError } from "../start-error.ts";

type Environment = Record<string, string | undefined>;

/**
 * The environment, with secrets read from the files named by `<NAME>_FILE`, as provided by
 * container engines, Kubernetes and systemd (`LoadCredential`): values in the environment itself
 * are visible in `/proc` and in crash reports.
 */
export function withSecretFiles(env: Environment, names: Iterable<string>): Environment {
  const read: Environment = {};
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new StartError(`${name} and ${name}_FILE are both set: keep one of them.`);
    read[name] = readSecret(name, path);
  }
  return { ...env, ...read };
}

function readSecret(name: string, path: string): string {
  try {
    const secret = readFileSync(path, "utf8").trim();
    if (secret !== "") return secret;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${name}_FILE cannot be read: ${path} (${code})`);
  }
  throw new StartError(`${name}_FILE is empty: ${path}`);
}
