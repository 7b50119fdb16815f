import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { PublicationState } from "#contract/content/publication-state.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { useDoneNotice } from "../shell/actions/done-notice.ts";
import type { RecordSource } from "../shell/data/source.ts";
import { WholeRecord } from "../shell/data/whole-record.tsx";
import { ApiForm, type Meanwhile } from "../shell/forms/api-form.tsx";
import { SaveBar } from "../shell/forms/save-bar.tsx";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { PublicationChip, PublicationFields, type PublicationValues } from "./publication.tsx";
import { namingParts } from "./text/naming-parts.ts";

interface Known {
  id: number | string;
  version: string;
  state: PublicationState;
}

export type ContentValues = PublicationValues & { version: string };

/** A kind of content, as its screens edit it. */
export interface ContentScreenProps<R extends Known, V extends ContentValues> {
  source: RecordSource<R>;
  titleOf: (record: R) => string;
  /** A record's form values, or those of a new one. */
  valuesOf: (record?: R) => V;
  factsOf: Meanwhile<V>["factsOf"];
  save: (values: V, record?: R) => Promise<Pick<Known, "id" | "version">>;
  remove?: (record: R) => Promise<void>;
  fields: ReactNode;
  /** Beside the save button. */
  more?: ReactNode;
}

/** A content record: edit, publish, delete. */
export function ContentScreen<R extends Known, V extends ContentValues>(
  props: ContentScreenProps<R, V>,
) {
  return (
    <WholeRecord source={props.source}>
      {(record) => <KnownRecord {...props} record={record} />}
    </WholeRecord>
  );
}

function KnownRecord<R extends Known, V extends ContentValues>(
  props: ContentScreenProps<R, V> & { record: R },
) {
  const { source, record, remove } = props;
  return (
    <>
      <ScreenTitle
        title={props.titleOf(record)}
        badge={<PublicationChip state={record.state} />}
        actions={remove && <RemoveButton list={source.name} remove={() => remove(record)} />}
      />
      {/* A save resets the form. */}
      <ContentForm key={record.version} {...props} />
    </>
  );
}

/** The same for a new record. */
export function NewContentScreen<R extends Known, V extends ContentValues>({
  title,
  ...props
}: ContentScreenProps<R, V> & { title: string }) {
  return (
    <>
      <ScreenTitle title={title} />
      <ContentForm {...props} />
    </>
  );
}

function ContentForm<R extends Known, V extends ContentValues>({
  source: { name },
  record,
  valuesOf,
  factsOf,
  save,
  fields,
  more,
}: ContentScreenProps<R, V> & { record?: R }) {
  const text = useText();
  const say = useDoneNotice();
  const navigate = useNavigate();
  const send = async (values: V) => {
    const saved = await save(values, record).catch((error: unknown) => {
      throw namingParts(error, text);
    });
    if (!record) void navigate(`/${name}/${saved.id}/show`);
    return saved;
  };
  const takeBack = (known: R, saved: unknown) => {
    const { version } = saved as Pick<Known, "version">;
    return save({ ...valuesOf(known), version }, known);
  };
  return (
    <ApiForm<V>
      defaultValues={valuesOf(record)}
      draft={`${name} ${record?.id ?? "new"}`}
      send={send}
      onDone={(_, saved) => say(text("content.saved"), record && (() => takeBack(record, saved)))}
      meanwhile={{ valuesOf, factsOf }}
      footer={(isBusy) => <SaveBar isBusy={isBusy}>{more}</SaveBar>}
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        {fields}
        <PublicationFields />
      </Box>
    </ApiForm>
  );
}

function RemoveButton({ list, remove }: { list: string; remove: () => Promise<void> }) {
  const text = useText();
  return (
    <ActionButton
      label={text("content.remove")}
      explanation={text("content.removeText")}
      done={text("content.removed")}
      leadsTo={`/${list}`}
      send={remove}
      isDangerous
    />
  );
}
