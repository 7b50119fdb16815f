import { ChevronDown } from "@lucide/icons";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Pagination } from "#web/ui/layout/pagination.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import { Accordion } from "#web/ui/surfaces/accordion.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { Dropdown } from "#web/ui/surfaces/dropdown.tsx";
import { Sheet } from "#web/ui/surfaces/sheet.tsx";
import { Tabs } from "#web/ui/surfaces/tabs.tsx";
import type { SampleTexts } from "./sample-texts.ts";

type Opened = "sheet" | "dialog" | null;

export function Surfaces({ t }: { t: SampleTexts }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const [first, ...others] = t.tabs.map(([title = "", content = ""], index) => ({
    id: String(index),
    title,
    content: <p>{content}</p>,
  }));
  return (
    <Section title={t.parts.surfaces}>
      <div className="flex flex-col gap-7">
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="secondary" onClick={() => setOpened("sheet")}>
            {t.openSheet}
          </Button>
          <Button kind="secondary" onClick={() => setOpened("dialog")}>
            {t.danger}
          </Button>
          <Dropdown
            trigger={
              <>
                {t.menu} <Icon icon={ChevronDown} size={18} />
              </>
            }
          >
            <ul className="min-w-44">
              {t.menuItems.map((item) => (
                <li key={item}>
                  <Link
                    tone="plain"
                    href="#surfaces"
                    className="flex min-h-target items-center px-3"
                  >
                    {item}
                  </Link>
                </li>
              ))}
            </ul>
          </Dropdown>
        </div>
        {first && <Tabs label={t.parts.product} tabs={[first, ...others]} />}
        <Accordion
          items={t.questions.map(([title = "", content], index) => ({
            id: `question-${t.lang}-${index}`,
            title,
            content,
            open: index === 0,
          }))}
        />
        <Pagination
          label={t.pages}
          current={5}
          total={12}
          href={(page) => `#page-${page}`}
          pageLabel={(page) => `${t.page} ${page}`}
          previousLabel={t.previous}
          nextLabel={t.next}
        />
      </div>
      <Sheet
        open={opened === "sheet"}
        onClose={close}
        title={t.openSheet}
        closeLabel={t.close}
        footer={
          <Button wide onClick={close}>
            {t.showResults}
          </Button>
        }
      >
        {t.finishes.map((finish, index) => (
          <Checkbox key={finish} label={finish} aside={String(24 - index * 5)} />
        ))}
      </Sheet>
      <Dialog
        open={opened === "dialog"}
        onClose={close}
        alert
        title={t.openDialog}
        closeLabel={t.close}
        actions={
          <>
            <Button kind="danger" onClick={close}>
              {t.danger}
            </Button>
            <Button kind="secondary" onClick={close}>
              {t.cancel}
            </Button>
          </>
        }
      >
        <p>{t.dialogText}</p>
      </Dialog>
    </Section>
  );
}
