import type { StaffBlock } from "#contract/menus/staff-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { WholeRecord } from "../../shell/data/whole-record.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { BlockForm, NewBlockForm, RemoveBlock } from "./block-form.tsx";
import { blockSource } from "./block-source.ts";

export function BlockScreen() {
  return <WholeRecord source={blockSource}>{(block) => <BlockPage block={block} />}</WholeRecord>;
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

function BlockPage({ block }: { block: StaffBlock }) {
  return (
    <>
      <ScreenTitle title={block.title[locale]} actions={<RemoveBlock block={block} />} />
      <BlockForm key={block.version} block={block} />
    </>
  );
}
