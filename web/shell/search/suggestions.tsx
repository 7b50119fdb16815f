import { Lightbulb, Search } from "@lucide/icons";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { formatPrice } from "#contract/kernel/money.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { ShopPicture } from "../picture.tsx";
import { type Suggestion, useSuggestions } from "./use-suggestions.ts";

interface SuggestionsProps {
  id: string;
  term: string;
  input: RefObject<HTMLInputElement | null>;
  open: boolean;
  onOpen: (open: boolean) => void;
  onActive: (id: string | undefined) => void;
  onChoose: (path: string) => void;
}

/** The list below the search field: arrows move, Enter takes, Escape closes. */
export function Suggestions(props: SuggestionsProps) {
  const { id, term, open, onChoose, onActive } = props;
  const t = useTranslations("shell.search");
  const suggestions = useSuggestions(term, open);
  const [choice, setChoice] = useState({ suggestions, index: -1 });
  const active = choice.suggestions === suggestions ? choice.index : -1;
  const setActive = (index: number) => setChoice({ suggestions, index });
  useEffect(() => onActive(active < 0 ? undefined : `${id}${active}`), [active, id, onActive]);
  useArrows(props, suggestions, active, setActive);
  const shown = open && suggestions.length > 0;
  return (
    <>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern
        role="listbox"
        aria-label={t("suggestions")}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-(--layer-panel) mt-2 max-h-[70dvh] overflow-y-auto overscroll-contain rounded-panel border border-hairline bg-paper p-2 shadow-float mobile:-ms-14 mobile:-me-24"
      >
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.kind + suggestion.path}
            id={`${id}${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- holds a picture and a price
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion.path)}
            onKeyDown={(event) => event.key === "Enter" && onChoose(suggestion.path)}
            className={classNames(
              "flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-plaster",
              index === active && "bg-plaster outline-2 -outline-offset-2 outline-(--focus-colour)",
            )}
          >
            <Row suggestion={suggestion} />
          </div>
        ))}
      </div>
      <output className="sr-only">{shown ? t("found", { count: suggestions.length }) : ""}</output>
    </>
  );
}

function Row({ suggestion }: { suggestion: Suggestion }) {
  const t = useTranslations("shell.search");
  const locale = usePageLocale();
  const { kind, name, picture, amount } = suggestion;
  if (kind === "all" || kind === "near") {
    return (
      <>
        <Mark icon={Search} />
        <span className="text-brass">{t(kind, { term: `\u2068${name}\u2069` })}</span>
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
        <Mark icon={Lightbulb} />
      )}
      <span className="line-clamp-2 min-w-0 grow leading-heading">
        <Phrase text={name} />
      </span>
      {amount !== undefined && (
        <span className="figures shrink-0 text-small text-ink-soft">
          {formatPrice(amount, locale)}
        </span>
      )}
      {kind === "category" && <span className="text-small text-ink-soft">{t("category")}</span>}
    </>
  );
}

function Mark({ icon }: { icon: typeof Search }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center text-ink-soft">
      <Icon icon={icon} />
    </span>
  );
}

/** Keys go to the field, where the focus stays. */
function useArrows(
  { input, open, onOpen, onChoose }: SuggestionsProps,
  suggestions: Suggestion[],
  active: number,
  setActive: (index: number) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive(nextIndex(active, step, suggestions.length));
      else onOpen(true);
    }
    const chosen = suggestions[active];
    if (event.key === "Enter" && open && chosen) {
      event.preventDefault();
      onChoose(chosen.path);
    }
  });
  useEffect(() => {
    const field = input.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    field?.addEventListener("keydown", listen);
    return () => field?.removeEventListener("keydown", listen);
  }, [input]);
}

/** Round the list, with the field itself (-1) in between. */
function nextIndex(active: number, step: number, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
