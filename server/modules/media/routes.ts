import { IMAGE_PROXY } from "#contract/media/picture.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { filmKindOfKey } from "./films/film-kind.ts";
import { sendFilm } from "./films/send-film.ts";
import { createImageProxy } from "./image-proxy.ts";
import { sendOriginal, sendResized } from "./send-picture.ts";

export const mediaRoutes: ModulePlugin = (app, { media, scratch }) => {
  const proxy = createImageProxy(media, scratch);

  app.get<{ Params: { "*": string } }>("/media/*", async (request, reply) => {
    const key = request.params["*"];
    const film = filmKindOfKey(key);
    return film ? sendFilm(request, reply, media, key, film) : sendOriginal(reply, media, key);
  });

  app.get<{ Params: { "*": string } }>(`${IMAGE_PROXY}/*`, async (request, reply) =>
    sendResized(reply, proxy, request.params["*"]),
  );
};
