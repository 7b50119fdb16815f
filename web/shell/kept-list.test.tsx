import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { loadAllMessages } from "#web/i18n/load-messages.ts";
import { PageLocaleProvider } from "#web/i18n/page-locale.tsx";
import { type KeepMarkup, KeptList, KeptMarkup } from "./kept-list.tsx";

await loadAllMessages();

interface Item {
  label: string;
  path: string;
}

function list(items: Item[], keep?: KeepMarkup): string {
  return renderToString(
    <KeptMarkup value={keep}>
      <PageLocaleProvider locale="en" defaultLocale="ar">
        <KeptList of={items} name="menu" className="flex">
          {items.map(({ label, path }) => (
            <li key={path}>
              <LocaleAnchor href={path}>
                {label} {items.length}
              </LocaleAnchor>
            </li>
          ))}
        </KeptList>
      </PageLocaleProvider>
    </KeptMarkup>,
  );
}

const MENU = [
  { label: "Chandeliers", path: "/category/1-chandeliers" },
  { label: "<script>alert(1)</script>", path: "/sale" },
  { label: "Call us", path: "tel:19000" },
];

test("a kept list is, letter by letter, what is made for one page, or React would throw it away", () => {
  expect(list(MENU, (_of, _name, part) => renderToString(part))).toBe(list(MENU));
  expect(list(MENU)).toContain('<a href="/en/sale" data-page="">');
});

test("texts in it are escaped", () => {
  const kept = list(MENU, (_of, _name, part) => renderToString(part));
  expect(kept).toContain("&lt;script&gt;");
  expect(kept).not.toContain("<script>");
});

test("what it is kept for is what it was made of", () => {
  const asked: unknown[] = [];
  list(MENU, (of, name) => {
    asked.push(of, name);
    return "";
  });
  expect(asked).toEqual([MENU, "menu"]);
});
