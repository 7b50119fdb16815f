import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { loadAllMessages, messagesOf } from "#web/i18n/load-messages.ts";
import { PageLocaleProvider } from "#web/i18n/page-locale.tsx";
import { PlannerView } from "./planner-view.tsx";

await loadAllMessages();

const Page = createRoutesStub([{ id: "root", path: "/", Component: PlannerView }]);

test.each(["ar", "en"] as const)("renders the whole form on the server (%s)", (locale) => {
  const html = renderToStaticMarkup(
    <PageLocaleProvider locale={locale} defaultLocale="ar">
      <Page />
    </PageLocaleProvider>,
  );
  const { planner, roomUses } = messagesOf(locale);
  const { room, plan, colours } = planner;
  for (const text of [room.length, room.angled, roomUses.reception, plan.title, colours.terracotta])
    expect(html).toContain(text);
  expect(html).toContain('value="2.8"');
});
