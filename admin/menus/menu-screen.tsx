import type { StaffMenu } from "#contract/menus/staff-endpoints.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { useDoneNotice } from "../shell/actions/done-notice.ts";
import { WholeRecord } from "../shell/data/whole-record.tsx";
import { ApiForm } from "../shell/forms/api-form.tsx";
import { SaveBar } from "../shell/forms/save-bar.tsx";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { Entries } from "./entries.tsx";
import { EntryLists } from "./entry-lists.tsx";
import { useMenuName } from "./menu-names.ts";
import { menuSource } from "./menu-source.ts";
import { inOrder, linesOf, type MenuValues, valuesOf } from "./menu-values.ts";

/** One menu: its entries in order, in both languages. */
export function MenuScreen() {
  return <WholeRecord source={menuSource}>{(menu) => <MenuPage menu={menu} />}</WholeRecord>;
}

function MenuPage({ menu }: { menu: StaffMenu }) {
  const nameOf = useMenuName();
  return (
    <>
      <ScreenTitle title={nameOf(menu.id)} />
      {/* A save resets the form. */}
      <MenuForm key={menu.version} menu={menu} />
    </>
  );
}

function MenuForm({ menu }: { menu: StaffMenu }) {
  const text = useText();
  const say = useDoneNotice();
  const { id } = menu;
  const onOff = (isActive: boolean) => text(isActive ? "menus.on" : "menus.off");
  return (
    <ApiForm<MenuValues>
      defaultValues={valuesOf(menu)}
      draft={`menu ${id}`}
      send={({ version, items }) =>
        call("PUT /api/v1/admin/menus/{id}", {
          params: { id },
          body: { version, items: inOrder(items) },
        })
      }
      onDone={(_, saved) =>
        say(text("menus.saved"), () => {
          const { version } = saved as StaffMenu;
          return call("PUT /api/v1/admin/menus/{id}", {
            params: { id },
            body: { version, items: menu.items },
          });
        })
      }
      meanwhile={{
        valuesOf,
        factsOf: (values) =>
          Object.fromEntries(
            linesOf(values, onOff).map(({ place, line }) => [text("menus.entry", { place }), line]),
          ),
      }}
      footer={(isBusy) => <SaveBar isBusy={isBusy} />}
    >
      <EntryLists>
        <Entries name="items" />
      </EntryLists>
    </ApiForm>
  );
}
