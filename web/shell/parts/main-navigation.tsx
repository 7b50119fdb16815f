import { ChevronDown } from "@lucide/icons";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { isPagePath } from "#contract/kernel/locale.ts";
import type { ShownMenuItem } from "#contract/page-context.ts";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { useShellLists } from "../shared-lists.ts";
import { useDismiss } from "../use-dismiss.ts";

/** The top-level categories, on wide screens. */
export function MainNavigation() {
  const t = useTranslations("shell");
  const { header } = useShellLists();
  const path = useLocalePath();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("navigation")} className="border-b border-hairline mobile:hidden">
      <Container>
        <ul className="-mx-3 flex flex-wrap">
          {header.map((item) => (
            <Department key={item.id} item={item} isHere={isWithin(pathname, path(item.path))} />
          ))}
        </ul>
      </Container>
    </nav>
  );
}

/** Whether a page is at this path or below it. */
function isWithin(pathname: string, address: string): boolean {
  if (!isPagePath(address)) return false;
  const within = `${new URL(address, "http://shop").pathname}/`.toLowerCase();
  return `${pathname}/`.toLowerCase().startsWith(within);
}

/** A category: a link with a submenu, which opens on hover or with the arrow button by keyboard. */
function Department({ item, isHere }: { item: ShownMenuItem; isHere: boolean }) {
  const place = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"closed" | "hovered" | "pressed" | "hushed">("closed");
  /** Closed on purpose while the pointer is still over it. */
  const hush = () => setState("hushed");
  const open = state === "hovered" || state === "pressed";
  useDismiss(open, place, hush, trigger);
  return (
    <li
      ref={place}
      className="group relative"
      onPointerEnter={(event) => event.pointerType === "mouse" && setState("hovered")}
      onPointerLeave={() => setState("closed")}
    >
      <LocaleAnchor
        href={item.path}
        aria-current={isHere ? "page" : undefined}
        onClick={hush}
        className={classNames(
          "inline-flex h-12 items-center px-3 font-heading text-[0.9375rem] font-medium hover:text-brass",
          isHere && "text-brass",
        )}
      >
        {item.label}
      </LocaleAnchor>
      {item.children.length > 0 && (
        <>
          <SubMenuButton
            ref={trigger}
            item={item}
            open={open}
            onPress={() => setState(open ? "hushed" : "pressed")}
          />
          <SubMenu item={item} open={open} hushed={state === "hushed"} onChoose={hush} />
        </>
      )}
    </li>
  );
}

interface SubMenuButtonProps {
  ref: React.Ref<HTMLButtonElement>;
  item: ShownMenuItem;
  open: boolean;
  onPress: () => void;
}

/** Hidden until focused by keyboard: with a mouse, hovering over the link is enough. */
function SubMenuButton({ ref, item, open, onPress }: SubMenuButtonProps) {
  const t = useTranslations("shell");
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-label={t("more", { name: item.label })}
      onClick={onPress}
      className="absolute inset-e-0 bottom-0 z-1 grid size-6 place-items-center rounded-pill bg-plaster not-focus-visible:sr-only"
    >
      <Icon icon={ChevronDown} size={16} />
    </button>
  );
}

interface SubMenuProps {
  item: ShownMenuItem;
  open: boolean;
  hushed: boolean;
  onChoose: () => void;
}

function SubMenu({ item, open, hushed, onChoose }: SubMenuProps) {
  const t = useTranslations("shell");
  const link = "flex min-h-11 items-center rounded-control px-3 hover:bg-plaster hover:text-brass";
  return (
    <ul
      className={classNames(
        "absolute inset-s-0 top-full z-(--layer-panel) min-w-56 rounded-panel border border-hairline bg-paper p-2 shadow-float transition-[opacity,visibility]",
        open ? "visible opacity-100" : "invisible opacity-0",
        !hushed &&
          "hover-able:group-hover:visible hover-able:group-hover:opacity-100 hover-able:group-hover:delay-100",
      )}
    >
      {item.children.map((child) => (
        <li key={child.id}>
          <LocaleAnchor href={child.path} onClick={onChoose} className={link}>
            {child.label}
          </LocaleAnchor>
        </li>
      ))}
      <li className="mt-1 border-t border-hairline pt-1">
        <LocaleAnchor
          href={item.path}
          onClick={onChoose}
          className={classNames(link, "text-brass")}
        >
          {t("allOf", { name: item.label })}
        </LocaleAnchor>
      </li>
    </ul>
  );
}
