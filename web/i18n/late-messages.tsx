import type { MessagePart } from "#contract/site-map.ts";
import { type ReactNode, use } from "react";
import { IntlProvider } from "use-intl";
import { lateMessages } from "./load-messages.ts";
import { usePageLocale } from "./page-locale.tsx";

interface LateMessagesProps {
  part: MessagePart;
  children: ReactNode;
}

/** Around what is shown after the first view: its messages are fetched with it, not with the page. */
export function LateMessages({ part, children }: LateMessagesProps) {
  const locale = usePageLocale();
  const messages = use(lateMessages(locale, part));
  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
}
