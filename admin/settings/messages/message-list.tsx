import type { MessageKind } from "#contract/message-texts.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { StateChip } from "../../shell/values.tsx";
import { messageSource } from "./message-source.ts";

/** All kinds of mails and short messages that the shop sends. */
export function MessageList() {
  const text = useText();
  const columns: Column<MessageKind>[] = [
    { source: "title", render: ({ title }) => <bdi>{title[locale]}</bdi> },
    { source: "book", render: ({ book }) => text(`messages.books.${book}`) },
    {
      source: "isChanged",
      render: ({ isChanged }) => (
        <StateChip
          label={text(isChanged ? "messages.own" : "messages.delivered")}
          tone={isChanged ? "info" : "neutral"}
        />
      ),
    },
  ];
  return (
    <RecordList<MessageKind>
      source={messageSource}
      columns={columns}
      pathTo={({ id }) => `/messages/${id}/show`}
      empty={text("shell.list.empty")}
    />
  );
}
