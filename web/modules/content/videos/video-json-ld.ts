import type { Video } from "#contract/content/endpoints.ts";
import type { RootData } from "#web/shell/address/root-data.ts";
import { pageBase, pictureAddress, publisher, SCHEMA } from "../content-meta.ts";

/** A video as structured data. */
export function videoJsonLd(video: Video, root: RootData): object {
  const [first] = video.sources;
  return {
    "@context": SCHEMA,
    "@type": "VideoObject",
    name: video.title,
    description: video.text,
    uploadDate: video.publishedAt,
    duration: `PT${video.durationSeconds}S`,
    url: `${pageBase(root)}/Media/videos#video-${video.id}`,
    publisher: publisher(root),
    ...(video.poster && { thumbnailUrl: [pictureAddress(root, video.poster)] }),
    ...(first && { contentUrl: `${root.publicUrl}${first.src}`, encodingFormat: first.type }),
  };
}
