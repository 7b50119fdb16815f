import { ArrowRight } from "@lucide/icons";
import type { TextPart } from "#contract/content/text-part.ts";
import { runsOf, type TextRun } from "#contract/content/text-runs.ts";
import { isKnownPage } from "#contract/find-page.ts";
import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Prose } from "#web/ui/text/prose.tsx";

/**
 * Renders the parts of a text by staff. Headings that need an anchor are rendered by `TextArticle`.
 */
export function TextParts({ parts }: { parts: readonly TextPart[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- a text is shown, never sorted
  return parts.map((part, index) => <TextPartView key={index} part={part} />);
}

function TextPartView({ part }: { part: TextPart }) {
  switch (part.kind) {
    case "heading":
      return <h3 className="mt-8 text-title">{part.text}</h3>;
    case "text":
      return (
        <p>
          <TextLine line={part.text} />
        </p>
      );
    case "list":
      return (
        <ul className="space-y-2 ps-5 list-disc marker:text-brass">
          <TextItems items={part.items} />
        </ul>
      );
    case "steps":
      return (
        <ol className="steps space-y-4">
          <TextItems items={part.items} />
        </ol>
      );
    case "quote":
      return <TextQuote {...part} />;
    case "picture":
      return <TextPicture {...part} />;
    case "link":
      return <TextWay {...part} />;
    default:
      return part satisfies never;
  }
}

function TextItems({ items }: { items: readonly string[] }) {
  return items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- shown, never sorted
    <li key={index}>
      <TextLine line={item} />
    </li>
  ));
}

function TextQuote({ text, by }: { text: string; by: string | null }) {
  return (
    <figure className="my-10 border-s-2 border-brass ps-6">
      <blockquote className="font-heading text-title leading-body font-medium text-balance">
        <p>
          <TextLine line={text} />
        </p>
      </blockquote>
      {by && <figcaption className="mt-3 text-small text-ink-soft">{by}</figcaption>}
    </figure>
  );
}

/** A link, rendered only if it leads to a page that exists. */
function TextWay({ label, path }: { label: string; path: string }) {
  if (!isKnownPage(path)) return null;
  return (
    <p>
      <Link href={path} tone="action" className="inline-flex min-h-8 items-center gap-1.5">
        {label}
        <Icon icon={ArrowRight} size={18} mirror />
      </Link>
    </p>
  );
}

/** A line of a text by staff, with its bold words and links. */
function TextLine({ line }: { line: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- a text is shown, never sorted
  return runsOf(line).map((run, index) => <Run key={index} run={run} />);
}

/** The words of a link to a page that does not exist are shown without it. */
function Run({ run: { text, isBold, href } }: { run: TextRun }) {
  const words = <Prose text={text} />;
  const linked = href !== null && isKnownPage(href) ? <Link href={href}>{words}</Link> : words;
  return isBold ? <strong>{linked}</strong> : linked;
}

/** A picture in a text, in its own aspect ratio, with a caption. */
function TextPicture({ picture, caption }: { picture: Picture; caption: string | null }) {
  return (
    <figure className="my-10">
      <ShopPicture
        picture={picture}
        well
        sizes="(min-width: 48rem) 42rem, 100vw"
        widths={[480, 640, 960, 1344]}
        className="rounded-panel"
      />
      {caption && (
        <figcaption className="mt-2.5 text-small text-ink-soft">
          <Prose text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
