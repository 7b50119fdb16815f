import { getLightLayers } from "#contract/media/light-layers.ts";
import { IMAGE_PROXY } from "#contract/media/picture.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { createImageProxy } from "./image-proxy.ts";
import { readLightLayers } from "./light-layers.ts";
import { sendOriginal, sendResized } from "./send-file.ts";

/** Matches only storage keys: `/Media/news` is a page, and paths match regardless of case. */
const FILE = "/media/:folder(^[0-9a-f]{2}$)/:file(^[0-9a-f]{16}\\.\\w{3,4}$)";

export const mediaModule: ModulePlugin = (app, { db, media, scratch }) => {
  const proxy = createImageProxy(media, scratch, Math.ceil(app.requestsPerMinute / 2));

  app.get<{ Params: { folder: string; file: string } }>(FILE, async (request, reply) =>
    sendOriginal(request, reply, media, `${request.params.folder}/${request.params.file}`),
  );

  app.get<{ Params: { "*": string } }>(`${IMAGE_PROXY}/*`, async (request, reply) =>
    sendResized(request, reply, { proxy, media }, request.params["*"]),
  );

  serveEndpoint(app, getLightLayers, async ({ query }) => {
    const key = query.night.slice("/media/".length);
    return (await readLightLayers(db, key)) ?? refuse("not-found");
  });
};
