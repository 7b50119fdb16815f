import {
  ArrowRight,
  Clock,
  LayoutGrid,
  Lightbulb,
  type LucideIconData,
  Search,
  Trash2,
  X,
} from "@lucide/icons";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { formatPrice } from "#contract/kernel/money.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { ShopPicture } from "../picture.tsx";
import { matchParts } from "./match-parts.ts";
import type { Suggestion, SuggestionKind } from "./use-suggestions.ts";

const ARABIC = /\p{Script=Arabic}/u;

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  /** The term that the suggestions are for. */
  term: string;
  isActive: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

/** A row of the list. Focus stays in the field, so a press must not move it. */
export function SuggestionOption({ id, suggestion, term, isActive, onChoose }: OptionProps) {
  const { kind } = suggestion;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- holds a picture and a price
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(suggestion)}
      onKeyDown={(event) => event.key === "Enter" && onChoose(suggestion)}
      className={classNames(
        "flex cursor-pointer items-center gap-3 rounded-control hover:bg-plaster",
        kind === "forget" ? "size-11 justify-center text-ink-soft" : "min-h-11 px-3 py-1",
        kind !== "forget" && kind !== "recent" && "col-span-2",
        isActive && "bg-plaster outline-2 -outline-offset-2 outline-(--focus-colour)",
      )}
    >
      <Contents suggestion={suggestion} term={term} />
    </div>
  );
}

const ICONS: Record<SuggestionKind, LucideIconData> = {
  recent: Clock,
  forget: X,
  clear: Trash2,
  query: Search,
  category: LayoutGrid,
  product: Lightbulb,
  all: ArrowRight,
  near: Search,
};

function Contents({ suggestion, term }: { suggestion: Suggestion; term: string }) {
  const t = useTranslations("shell.search");
  const locale = usePageLocale();
  const { kind, name, picture, amount } = suggestion;
  const quoted = { term: `\u2068${name}\u2069` };
  if (kind === "forget") return <Icon icon={X} size={18} label={t("forget", quoted)} />;
  if (kind === "all" || kind === "near" || kind === "clear") {
    return (
      <>
        <Mark kind={kind} />
        <span className="text-brass">{t(kind, quoted)}</span>
      </>
    );
  }
  return (
    <>
      {picture ? (
        <span className="size-11 shrink-0 overflow-hidden rounded-control">
          <ShopPicture
            picture={picture}
            decorative
            ratio={1}
            well
            sizes="44px"
            widths={[88, 176]}
            className="h-full!"
          />
        </span>
      ) : (
        <Mark kind={kind} />
      )}
      <span className="line-clamp-2 min-w-0 grow leading-heading">
        <MatchedText text={name} typed={term} />
      </span>
      {amount !== undefined && (
        <span className="figures shrink-0 text-small text-ink-soft">
          {formatPrice(amount, locale)}
        </span>
      )}
    </>
  );
}

function Mark({ kind }: { kind: SuggestionKind }) {
  return (
    <span className="grid h-9 w-11 shrink-0 place-items-center text-ink-soft">
      <Icon icon={ICONS[kind]} size={18} mirror={kind === "all"} />
    </span>
  );
}

/**
 * A name in its own direction, with the typed letters highlighted. Highlighted by background,
 * because bold letters would not join the others in Arabic.
 */
function MatchedText({ text, typed }: { text: string; typed: string }) {
  return (
    <bdi dir={ARABIC.test(text) ? "rtl" : "ltr"}>
      {matchParts(text, typed).map((part, place) =>
        part.isMatch ? (
          // oxlint-disable-next-line react/no-array-index-key -- a text is shown, never sorted
          <mark key={place} className="rounded-xs bg-brass-wash text-ink">
            {part.text}
          </mark>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Prose key={place} text={part.text} />
        ),
      )}
    </bdi>
  );
}
