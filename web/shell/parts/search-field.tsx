import { Search } from "@lucide/icons";
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useParams } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { searchPath } from "../search-path.ts";
import type { ShownList } from "../search/suggestions.tsx";
import { useDismiss } from "../use-dismiss.ts";

const Suggestions = lazy(async () => ({
  default: (await import("../search/suggestions.tsx")).Suggestions,
}));

const NO_LIST: ShownList = { isShown: false, activeId: undefined };

/** A plain form without script; with script, it suggests while typing. */
export function SearchField() {
  const t = useTranslations("shell.search");
  const path = useLocalePath();
  const navigate = useNavigate();
  const place = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [term, setTerm] = useTermOfPage();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [list, setList] = useState(NO_LIST);
  const type = (text: string) => {
    setTerm(text);
    setWanted(true);
    setOpen(true);
  };
  const takeTyped = useEffectEvent(() => {
    const field = input.current;
    if (field && field === document.activeElement && field.value !== term) type(field.value);
  });
  // Picks up what was typed before the script loaded.
  useEffect(() => takeTyped(), []);
  useDismiss(open, place, () => setOpen(false), input);
  const goTo = (address: string) => {
    setOpen(false);
    input.current?.blur();
    void navigate(path(address));
  };
  return (
    <search className="min-h-12 min-w-0 grow">
      <form
        ref={place}
        action={path("/SearchProducts")}
        className="search-form relative"
        onSubmit={(event) => {
          event.preventDefault();
          if (term.trim()) goTo(searchPath(term));
          else input.current?.focus();
        }}
      >
        <input
          ref={input}
          type="search"
          name="q"
          value={term}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t("label")}
          placeholder={t("placeholder")}
          role="combobox"
          aria-expanded={list.isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={list.activeId}
          onFocus={() => setWanted(true)}
          onClick={() => setOpen(true)}
          onChange={(event) => type(event.target.value)}
          className="h-12 w-full rounded-pill border border-hairline bg-paper ps-5 pe-14 text-start text-body [unicode-bidi:plaintext] placeholder-shown:text-ellipsis hover:border-line-strong focus-visible:border-ink focus-visible:outline-2 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={t("submit")}
          className="absolute inset-e-0.5 top-0.5 grid size-11 place-items-center rounded-pill text-ink-soft hover:text-brass"
        >
          <Icon icon={Search} />
        </button>
        {wanted && (
          <Suspense>
            <Suggestions
              id={listId}
              term={term}
              input={input}
              open={open}
              onOpen={setOpen}
              onList={setList}
              onChoose={goTo}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}

/** The page's search term until something else is typed; typed text is kept during navigation. */
function useTermOfPage() {
  const { term = "" } = useParams();
  const { key } = useLocation();
  const next = useNavigation().location?.key ?? key;
  const [typed, setTyped] = useState({ text: term, key });
  const current = typed.key === key || typed.key === next ? typed.text : term;
  return [current, (text: string) => setTyped({ text, key: next })] as const;
}
