import { Alert } from "@mui/material";
import { useTranslate } from "ra-core";
import type { StaffBlock } from "#contract/menus/staff-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { useRecord } from "../../shell/data/use-record.ts";
import { WholeRecord } from "../../shell/data/whole-record.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { Loading } from "../../shell/frame/states.tsx";
import { BlockForm, NewBlockForm, RemoveBlock } from "./block-form.tsx";

export function BlockScreen() {
  return (
    <WholeRecord>
      <BlockPage />
    </WholeRecord>
  );
}

export function NewBlockScreen() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text("menus.blocks.add")} />
      <NewBlockForm />
    </>
  );
}

function BlockPage() {
  const translate = useTranslate();
  const { record: block, error } = useRecord<StaffBlock>();
  if (error) return <Alert severity="error">{translate(error.message)}</Alert>;
  if (!block) return <Loading />;
  return (
    <>
      <ScreenTitle title={block.title[locale]} actions={<RemoveBlock block={block} />} />
      <BlockForm key={block.version} block={block} />
    </>
  );
}
