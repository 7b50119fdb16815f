import { X } from "@lucide/icons";
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { browserStorage } from "../session/browser-storage.ts";
import { FIELD } from "./next-option.ts";
import { SuggestionOption } from "./suggestion-option.tsx";
import { useFieldEvents } from "./use-field-events.ts";
import { type Suggestion, type SuggestionGroup, useSuggestions } from "./use-suggestions.ts";

const KEY = "lastSearches";

const MOST = 6;

/** The field's ARIA state of the list. */
export interface ShownList {
  isShown: boolean;
  activeId: string | undefined;
}

interface SuggestionsProps {
  id: string;
  term: string;
  input: RefObject<HTMLInputElement | null>;
  open: boolean;
  onOpen: (open: boolean) => void;
  onList: (list: ShownList) => void;
  onChoose: (path: string) => void;
}

/** The list below the search field; on phones it covers the rest of the screen. */
export function Suggestions({ id, term, input, open, onOpen, onList, onChoose }: SuggestionsProps) {
  const t = useTranslations("shell.search");
  const last = useLastSearches();
  const found = useSuggestions({ term, isOpen: open, lastSearches: last.texts });
  const options = useMemo(() => found.groups.flatMap(({ items }) => items), [found]);
  const [choice, setChoice] = useState({ options, index: FIELD });
  const active = choice.options === options ? choice.index : FIELD;
  const isShown = open && options.length > 0;
  const activeId = isShown && active !== FIELD ? `${id}${active}` : undefined;
  useEffect(() => onList({ isShown, activeId }), [isShown, activeId, onList]);
  const choose = (suggestion: Suggestion) => {
    const { kind, name, path } = suggestion;
    if (kind === "clear") return last.clear();
    if (kind === "forget") return last.forget(name);
    if (kind !== "category" && kind !== "product") last.remember(name);
    return onChoose(path);
  };
  useFieldEvents(input, {
    isOpen: open,
    options,
    active,
    setActive: (index) => setChoice({ options, index }),
    onOpen,
    onChoose: choose,
    onForget: ({ name }) => last.forget(name),
    onSearch: () => last.remember(term),
  });
  return (
    <>
      {open && (
        <IconButton
          icon={X}
          label={t("close")}
          data-search-sheet
          className="absolute inset-s-3.5 top-3.5 sm:hidden"
          onClick={() => onOpen(false)}
        />
      )}
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern
        role="listbox"
        aria-label={t("suggestions")}
        hidden={!isShown}
        className="overflow-y-auto overscroll-contain max-sm:-mx-1 max-sm:grow max-sm:py-3 sm:absolute sm:inset-x-0 sm:top-full sm:z-(--layer-panel) sm:mt-2 sm:max-h-[70dvh] sm:rounded-panel sm:border sm:border-hairline sm:bg-paper sm:p-2 sm:shadow-float"
      >
        {found.groups.map((group) => (
          <Group key={group.name} name={group.name}>
            {group.items.map((suggestion) => {
              const index = options.indexOf(suggestion);
              return (
                <SuggestionOption
                  key={suggestion.kind + suggestion.path}
                  id={`${id}${index}`}
                  suggestion={suggestion}
                  term={found.term}
                  isActive={index === active}
                  onChoose={choose}
                />
              );
            })}
          </Group>
        ))}
      </div>
      <output className="sr-only">
        {isShown ? t("found", { count: options.filter(({ kind }) => leads(kind)).length }) : ""}
      </output>
    </>
  );
}

const leads = (kind: Suggestion["kind"]) => kind !== "forget" && kind !== "clear";

function Group({ name, children }: { name: SuggestionGroup["name"]; children: ReactNode }) {
  const t = useTranslations("shell.search");
  const headingId = useId();
  if (name === "rest") return <div role="presentation">{children}</div>;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a list, no fields
      role="group"
      aria-labelledby={headingId}
      className="mb-2 grid grid-cols-[1fr_auto]"
    >
      <div
        id={headingId}
        role="presentation"
        className="col-span-2 px-3 pt-2 pb-1 text-small text-ink-soft"
      >
        {t(`groups.${name}`)}
      </div>
      {children}
    </div>
  );
}

/** Recent searches on this device, latest first. The list is never sent anywhere. */
function useLastSearches() {
  const [texts, setTexts] = useState(read);
  const keep = (kept: string[]) => {
    const last = kept.slice(0, MOST);
    setTexts(last);
    browserStorage().setItem(KEY, JSON.stringify(last));
  };
  return {
    texts,
    remember: (text: string) => {
      const plain = text.replace(/\s+/g, " ").trim();
      if (plain !== "") keep([plain, ...read().filter((kept) => kept !== plain)]);
    },
    forget: (text: string) => keep(read().filter((kept) => kept !== text)),
    clear: () => keep([]),
  };
}

/** Another tab may have searched meanwhile. */
function read(): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage().getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}
