import type { StaffVideo } from "#contract/content/staff/video-endpoints.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ProductsField } from "../../shell/products/products-field.tsx";
import { ContentList, useTitle } from "../content-list.tsx";
import { ContentScreen, type ContentScreenProps, NewContentScreen } from "../content-screen.tsx";
import { videoSource } from "../content-source.ts";
import { FilmFields } from "./film-fields.tsx";
import { videoDraft, videoFacts, type VideoValues, videoValues } from "./video-values.ts";

export function VideoList() {
  const text = useText();
  return <ContentList source={videoSource} add={text("content.videos.add")} />;
}

export function VideoScreen() {
  return <ContentScreen {...useVideos()} />;
}

export function NewVideoScreen() {
  const text = useText();
  return <NewContentScreen title={text("content.videos.add")} {...useVideos()} />;
}

function useVideos(): ContentScreenProps<StaffVideo, VideoValues> {
  const text = useText();
  const titleOf = useTitle();
  return {
    source: videoSource,
    titleOf: ({ title }) => titleOf(title),
    valuesOf: videoValues,
    factsOf: (values) => videoFacts(values, text),
    save: (values, video) => {
      const draft = videoDraft(values, text);
      const { version } = values;
      return video
        ? call("PUT /api/v1/admin/videos/{id}", {
            params: { id: video.id },
            body: { version, ...draft },
          })
        : call("POST /api/v1/admin/videos", { body: draft });
    },
    remove: ({ id, version }) =>
      call("DELETE /api/v1/admin/videos/{id}", { params: { id }, query: { version } }),
    fields: (
      <>
        <Panel title={text("content.words")}>
          <BilingualField name="title" label={text("content.title")} />
          <BilingualField name="text" label={text("content.about")} rows={3} />
          <ProductsField name="productIds" label={text("content.videos.products")} />
        </Panel>
        <FilmFields />
      </>
    ),
  };
}
