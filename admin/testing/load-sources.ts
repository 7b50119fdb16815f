import { globSync } from "node:fs";
import { join } from "node:path";
import type { Id, ListSource } from "../shell/data/source.ts";

type Source = ListSource<{ id: Id }>;

/** The sources of all lists, by name. */
export async function loadSources(): Promise<Record<string, Source>> {
  const folder = join(import.meta.dirname, "..");
  const modules = await Promise.all(
    globSync("**/*-source.ts", { cwd: folder }).map(
      async (file) => (await import(join(folder, file))) as Record<string, unknown>,
    ),
  );
  const sources = modules.flatMap((module) => Object.values(module)).filter(isListSource);
  return Object.fromEntries(sources.map((source) => [source.name, source]));
}

function isListSource(value: unknown): value is Source {
  return typeof value === "object" && value !== null && "list" in value;
}
