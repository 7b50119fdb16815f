import { type ComponentType, createElement, lazy, Suspense } from "react";
import type {
  AccountPart,
  AccountPartCode,
  AccountPartProps,
} from "#web/shell/account/account-part.ts";
import { RowsPending } from "#web/shell/account/answer-view.tsx";

type Section = ComponentType<AccountPartProps>;

const sections = new Map<AccountPartCode, Section>();
const summaries = new Map<AccountPartCode, Section>();

/** A section, loaded when it is opened. */
export function PartView({ part, ...props }: AccountPartProps & { part: AccountPart }) {
  return (
    <Suspense fallback={<RowsPending rows={3} />}>{createElement(sectionOf(part), props)}</Suspense>
  );
}

/** A section's summary on the overview. */
export function PartSummary({ part, ...props }: AccountPartProps & { part: AccountPart }) {
  const summary = summaryOf(part);
  return summary && <Suspense fallback={null}>{createElement(summary, props)}</Suspense>;
}

function sectionOf({ code, load }: AccountPart): Section {
  return kept(sections, code, async () => ({ default: (await load()).AccountSection }));
}

function summaryOf({ code, loadSummary }: AccountPart): Section | undefined {
  if (!loadSummary) return undefined;
  return kept(summaries, code, async () => ({ default: (await loadSummary()).AccountSummary }));
}

function kept(
  from: Map<AccountPartCode, Section>,
  code: AccountPartCode,
  load: () => Promise<{ default: Section }>,
): Section {
  const section = from.get(code) ?? lazy(load);
  from.set(code, section);
  return section;
}
