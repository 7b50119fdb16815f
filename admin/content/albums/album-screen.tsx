import type { StaffAlbum } from "#contract/content/staff/album-endpoints.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ContentList, useTitle } from "../content-list.tsx";
import { ContentScreen, type ContentScreenProps, NewContentScreen } from "../content-screen.tsx";
import { albumSource } from "../content-source.ts";
import { AlbumPictures } from "./album-pictures.tsx";
import { albumDraft, albumFacts, type AlbumValues, albumValues } from "./album-values.ts";

export function AlbumList() {
  const text = useText();
  return <ContentList source={albumSource} add={text("content.albums.addAlbum")} />;
}

export function AlbumScreen() {
  return <ContentScreen {...useAlbums()} />;
}

export function NewAlbumScreen() {
  const text = useText();
  return <NewContentScreen title={text("content.albums.addAlbum")} {...useAlbums()} />;
}

function useAlbums(): ContentScreenProps<StaffAlbum, AlbumValues> {
  const text = useText();
  const titleOf = useTitle();
  return {
    source: albumSource,
    titleOf: ({ title }) => titleOf(title),
    valuesOf: albumValues,
    factsOf: (values) => albumFacts(values, text),
    save: (values, album) => {
      const draft = albumDraft(values, text);
      const { version } = values;
      return album
        ? call("PUT /api/v1/admin/photo-albums/{id}", {
            params: { id: album.id },
            body: { version, ...draft },
          })
        : call("POST /api/v1/admin/photo-albums", { body: draft });
    },
    remove: ({ id, version }) =>
      call("DELETE /api/v1/admin/photo-albums/{id}", { params: { id }, query: { version } }),
    fields: (
      <>
        <Panel title={text("content.words")}>
          <BilingualField name="title" label={text("content.title")} />
          <BilingualField name="text" label={text("content.about")} rows={3} />
        </Panel>
        <AlbumPictures />
      </>
    ),
  };
}
