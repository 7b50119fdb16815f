import { sql } from "kysely";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { plainPath } from "./plain-path.ts";
import { isExternal, readTarget } from "./redirect-target.ts";
import type { RedirectStatus } from "./tables.ts";

export interface RedirectDraft {
  /** A path of this shop, in any spelling. */
  from: string;
  /** A path of this shop without locale prefix, or an http(s) address. */
  to: string;
  status?: RedirectStatus;
  isActive?: boolean;
}

/** A redirect as stored. */
export interface RedirectRow {
  from_path: string;
  to_target: string;
  to_path: string | null;
  status: RedirectStatus;
  is_active: boolean;
}

const MAX_PATH = 500;
const MOVED_FOR_GOOD = new Set<RedirectStatus>([301, 308]);

/** Blocks concurrent changes of redirects: two created at the same time could form a loop. */
export async function lockRedirects({ db }: Work): Promise<void> {
  await sql`lock table redirects.redirect in share row exclusive mode`.execute(db);
}

/**
 * Validates a redirect, and resolves chains: its target skips other permanent redirects. One that
 * leads back to itself, even over several others, is refused. The redirects are locked.
 * @param ownId of the redirect being overwritten, whose old target no longer counts
 */
export async function checkRedirect(
  work: Work,
  draft: RedirectDraft,
  ownId = 0,
): Promise<RedirectRow> {
  const plain = plainPath(draft.from);
  const target = readTarget(draft.to.trim());
  const from = await lower(work, plain);
  if (from === "/" || from.length > MAX_PATH) refuseField("from", "pattern");
  if (target === undefined) refuseField("to", "pattern");
  const isActive = draft.isActive ?? true;
  const start = { target, path: await pathOf(work, target) };
  const end = await endOf(start, from, async (path) =>
    isActive ? hopFrom(work, path, ownId) : undefined,
  );
  return {
    from_path: from,
    to_target: end.target,
    to_path: end.path,
    status: draft.status ?? 301,
    is_active: isActive,
  };
}

/**
 * Retargets redirects that led to a permanently moved path. @returns the paths of those redirects
 */
export async function leadOn({ db }: Work, moved: RedirectRow): Promise<string[]> {
  if (!moved.is_active || !MOVED_FOR_GOOD.has(moved.status)) return [];
  const { rows } = await sql<{ from: string }>`
    update redirects.redirect set to_target = ${moved.to_target}, to_path = ${moved.to_path}
    where to_path = ${moved.from_path} and is_active returning from_path as "from"`.execute(db);
  return rows.map(({ from }) => from);
}

interface Target {
  target: string;
  /** Null: another site. */
  path: string | null;
}

type Hop = Target & { status: RedirectStatus };

async function endOf(
  start: Target,
  from: string,
  hopOf: (path: string) => Promise<Hop | undefined>,
): Promise<Target> {
  const seen = new Set([from]);
  let end = start;
  let isForGood = true;
  let next: Target | undefined = start;
  while (next && next.path !== null) {
    if (seen.has(next.path)) refuseField("to", "loop");
    seen.add(next.path);
    const hop: Hop | undefined = await hopOf(next.path);
    isForGood &&= hop !== undefined && MOVED_FOR_GOOD.has(hop.status);
    if (hop && isForGood) end = { target: hop.target, path: hop.path };
    next = hop;
  }
  return end;
}

async function hopFrom({ db }: Work, path: string, ownId: number): Promise<Hop | undefined> {
  const { rows } = await sql<Hop>`
    select to_target as target, to_path as path, status from redirects.redirect
    where from_path = ${path} and is_active and id <> ${ownId}`.execute(db);
  return rows[0];
}

async function pathOf(work: Work, target: string): Promise<string | null> {
  return isExternal(target) ? null : lower(work, plainPath(target));
}

/** Lower-cased by the database, because that is how redirects are looked up. */
async function lower({ db }: Work, path: string): Promise<string> {
  const { rows } = await sql<{ path: string }>`select lower(${path}) as path`.execute(db);
  return rows[0]?.path ?? path;
}
