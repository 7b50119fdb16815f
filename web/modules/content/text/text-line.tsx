import { runsOf, type TextRun } from "#contract/content/text-runs.ts";
import { isKnownPage } from "#contract/find-page.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Prose } from "#web/ui/text/prose.tsx";

/** A line of a text by staff, with its bold words and links. */
export function TextLine({ line }: { line: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- a text is shown, never sorted
  return runsOf(line).map((run, index) => <Run key={index} run={run} />);
}

/** The words of a link to a page that does not exist are shown without it. */
function Run({ run: { text, isBold, href } }: { run: TextRun }) {
  const words = <Prose text={text} />;
  const linked = href !== null && isKnownPage(href) ? <Link href={href}>{words}</Link> : words;
  return isBold ? <strong>{linked}</strong> : linked;
}
