import { Box } from "@mui/material";
import { useNavigate } from "react-router";
import type { StaffBlock } from "#contract/menus/staff-endpoints.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { useDoneNotice } from "../../shell/actions/done-notice.ts";
import { notify } from "../../shell/actions/notices.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { bothOf } from "../../shell/forms/both-of.ts";
import { Field } from "../../shell/forms/field.tsx";
import { SaveBar } from "../../shell/forms/save-bar.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { BLOCK_KINDS } from "./block-kinds.ts";
import { BlockPreview } from "./block-preview.tsx";
import { type BlockValues, bodyOf, NEW_BLOCK, valuesOf } from "./block-values.ts";
import { PictureField } from "./picture-field.tsx";

export function NewBlockForm() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <ApiForm<BlockValues>
      defaultValues={NEW_BLOCK}
      draft="block"
      send={(values) => call("POST /api/v1/admin/blocks", { body: bodyOf(values) })}
      onDone={() => {
        notify(text("menus.blocks.saved"), "success");
        void navigate("/blocks");
      }}
      footer={(isBusy) => <SaveBar isBusy={isBusy} />}
    >
      <Fields blockId={null} />
    </ApiForm>
  );
}

export function BlockForm({ block }: { block: StaffBlock }) {
  const text = useText();
  const say = useDoneNotice();
  const { id } = block;
  return (
    <ApiForm<BlockValues>
      defaultValues={valuesOf(block)}
      draft={`block ${id}`}
      send={(values) =>
        call("PUT /api/v1/admin/blocks/{id}", {
          params: { id },
          body: { version: values.version, ...bodyOf(values) },
        })
      }
      onDone={(_, saved) =>
        say(text("menus.blocks.saved"), () => {
          const { version } = saved as StaffBlock;
          const body = { version, ...bodyOf(valuesOf(block)) };
          return call("PUT /api/v1/admin/blocks/{id}", { params: { id }, body });
        })
      }
      meanwhile={{ valuesOf, factsOf: useFacts() }}
      footer={(isBusy) => <SaveBar isBusy={isBusy} />}
    >
      <Fields blockId={id} />
    </ApiForm>
  );
}

/** A block by its field names. */
function useFacts() {
  const text = useText();
  return (values: BlockValues) => {
    const both = ["title", "text", "actionLabel", "path"] as const;
    return {
      ...Object.fromEntries(
        both.map((name) => [text(`menus.blocks.${name}`), bothOf(values[name])]),
      ),
      [text("menus.blocks.code")]: values.code,
      [text("menus.blocks.kind")]: text(`menus.blocks.kinds.${values.kind}`),
      [text("menus.blocks.position")]: values.position,
      [text("menus.blocks.picture")]: values.picture?.src ?? "",
    };
  };
}

export function RemoveBlock({ block }: { block: StaffBlock }) {
  const text = useText();
  const { id, version } = block;
  return (
    <ActionButton
      label={text("menus.blocks.remove")}
      explanation={text("menus.blocks.removeText")}
      done={text("menus.blocks.removed")}
      leadsTo="/blocks"
      send={() => call("DELETE /api/v1/admin/blocks/{id}", { params: { id }, query: { version } })}
      undo={() => call("POST /api/v1/admin/blocks", { body: bodyOf(valuesOf(block)) })}
      isDangerous
    />
  );
}

function Fields({ blockId }: { blockId: number | null }) {
  const text = useText();
  const kinds = BLOCK_KINDS.map((value) => ({
    value,
    label: text(`menus.blocks.kinds.${value}`),
  }));
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Panel title={text("menus.blocks.words")}>
        <BilingualField name="title" label={text("menus.blocks.title")} />
        <BilingualField name="text" label={text("menus.blocks.text")} rows={3} />
        <BilingualField name="actionLabel" label={text("menus.blocks.actionLabel")} />
        <BilingualField name="path" label={text("menus.blocks.path")} isLatin />
      </Panel>
      <Panel title={text("menus.blocks.place")}>
        <Field name="kind" label={text("menus.blocks.kind")} choices={kinds} />
        <Field
          name="position"
          label={text("menus.blocks.position")}
          help={text("menus.blocks.positionHelp")}
          inputMode="numeric"
        />
        <Field
          name="code"
          label={text("menus.blocks.code")}
          help={text("menus.blocks.codeHelp")}
          isLatin
        />
        <PictureField />
      </Panel>
      <BlockPreview blockId={blockId} />
    </Box>
  );
}
