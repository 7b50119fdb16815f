import type { Id, ListSource } from "../shell/data/source.ts";

type Source = ListSource<{ id: Id }>;

/** The sources of all lists, by name. */
export async function loadSources(): Promise<Record<string, Source>> {
  const files = import.meta.glob<Record<string, unknown>>("../**/*-source.ts");
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const sources = modules.flatMap((module) => Object.values(module)).filter(isListSource);
  return Object.fromEntries(sources.map((source) => [source.name, source]));
}

function isListSource(value: unknown): value is Source {
  return typeof value === "object" && value !== null && "list" in value;
}
