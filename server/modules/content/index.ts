export { contentModule } from "./routes.ts";

export { albumDetail, listAlbums } from "./albums/album-queries.ts";
export { saveAlbum } from "./albums/save-album.ts";
export { contentAddresses } from "./content-addresses.ts";
export { listFaq } from "./faq/faq-queries.ts";
export { saveFaq } from "./faq/save-faq.ts";
export { listNews, newsItem } from "./news/news-queries.ts";
export { saveNewsItem } from "./news/save-news-item.ts";
export { contentPage } from "./pages/page-queries.ts";
export { saveContentPage } from "./pages/save-content-page.ts";
export type { PictureDraft, TextPartDraft } from "#contract/content/text-draft.ts";
export { saveVideo } from "./videos/save-video.ts";
export { listVideos } from "./videos/video-queries.ts";
