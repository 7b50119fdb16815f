import { isUtf8 } from "node:buffer";
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { detectKind, type FilmKind } from "./file-kind.ts";
import { refuseFile } from "./refuse-file.ts";

export interface CleanFilm {
  kind: FilmKind;
  bytes: Uint8Array;
}

/**
 * Remuxes a film: picture and sound stay unchanged, while location data and anything else in the
 * file is dropped. Captions are text.
 */
export async function cleanFilm(bytes: Uint8Array): Promise<CleanFilm> {
  const kind = await detectKind(bytes);
  if (kind === "vtt") return isUtf8(bytes) ? { kind, bytes } : refuseFile();
  if (kind !== "mp4" && kind !== "webm") refuseFile();
  return { kind, bytes: await remux(bytes, kind).catch(refuseFile) };
}

async function remux(bytes: Uint8Array, kind: "mp4" | "webm"): Promise<Uint8Array> {
  const input = open(bytes);
  const target = new BufferTarget();
  const format =
    kind === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tags: {},
    showWarnings: false,
  });
  if (!conversion.utilizedTracks.some((track) => track.isVideoTrack())) refuseFile();
  await conversion.execute();
  const clean = new Uint8Array(target.buffer ?? refuseFile());
  const announced = (await input.getDurationFromMetadata()) ?? 0;
  // The end of the film is missing.
  if ((await open(clean).computeDuration()) < announced - 0.5) refuseFile();
  return clean;
}

function open(bytes: Uint8Array): Input {
  return new Input({ formats: [MP4, WEBM], source: new BufferSource(bytes) });
}
