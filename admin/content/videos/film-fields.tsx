import { Box, Button, Link, Typography } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import type { CallResponse } from "#api-client/operations.ts";
import { type Locale, LOCALES } from "#contract/kernel/locale.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import { sendFile } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { PictureUpload, UploadButton } from "../../shell/files/upload-button.tsx";
import type { SendFile } from "../../shell/files/use-upload.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Code } from "../../shell/values.tsx";
import type { FilmFile, VideoValues } from "./video-values.ts";

const sendFilm: SendFile<CallResponse<"POST /api/v1/admin/films">> = (file, onProgress) =>
  sendFile("POST /api/v1/admin/films", file, { onProgress });

/** Not every browser recognises caption files by their extension. */
const sendCaptions: typeof sendFilm = (file, onProgress) =>
  sendFilm(
    file.type === "text/vtt" ? file : new File([file], file.name, { type: "text/vtt" }),
    onProgress,
  );

/** The film's files, of which a browser plays the first it supports, with captions and poster. */
export function FilmFields() {
  const text = useText();
  return (
    <Panel title={text("content.videos.files")}>
      <Films />
      <Field
        name="durationSeconds"
        label={text("content.videos.duration")}
        help={text("content.videos.durationHelp")}
        inputMode="numeric"
      />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
          marginBlock: 2,
        }}
      >
        {LOCALES.map((language) => (
          <Captions key={language} language={language} />
        ))}
      </Box>
      <Poster />
    </Panel>
  );
}

function Films() {
  const text = useText();
  const { getValues, setValue } = useFormContext<VideoValues>();
  const films = useWatch<VideoValues, "films">({ name: "films" });
  const add = (film: FilmFile) => setValue("films", [...getValues("films"), film]);
  const drop = (fileId: number) =>
    setValue(
      "films",
      films.filter((film) => film.fileId !== fileId),
    );
  return (
    <>
      <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
        {text("content.videos.films")}
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {films.map(({ fileId, src, mime }, index) => (
          <Box component="li" key={fileId} sx={{ marginBlockEnd: 1.5 }}>
            {/* Without captions, which are shown beside it: this is to check that it is the
                right film. */}
            <Box
              component="video"
              controls
              preload="metadata"
              src={src}
              aria-label={text("content.videos.film", { number: index + 1 })}
              onLoadedMetadata={({ currentTarget }) => {
                if (getValues("durationSeconds") === "")
                  setValue(
                    "durationSeconds",
                    String(Math.max(1, Math.round(currentTarget.duration))),
                  );
              }}
              sx={{ display: "block", maxInlineSize: "100%", inlineSize: 320, borderRadius: 2 }}
            />
            <Code>{mime}</Code>{" "}
            <Button
              size="small"
              color="error"
              onClick={() => drop(fileId)}
              aria-label={text("content.takeOf", {
                name: text("content.videos.film", { number: index + 1 }),
              })}
            >
              {text("content.take")}
            </Button>
          </Box>
        ))}
      </Box>
      <UploadButton
        label={text("content.videos.addFilm")}
        types="video/mp4,video/webm"
        isMultiple
        send={sendFilm}
        onSent={add}
      />
    </>
  );
}

function Captions({ language }: { language: Locale }) {
  const text = useText();
  const { setValue } = useFormContext<VideoValues>();
  const name = `captions.${language}` as const;
  const captions = useWatch<VideoValues, typeof name>({ name });
  const label = text("shell.form.inLanguage", {
    label: text("content.videos.captions"),
    language: text(`shell.locales.${language}`),
  });
  return (
    <Box>
      <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
        {label}
      </Typography>
      <Box sx={{ marginBlockEnd: 1 }}>
        {captions ? (
          <Link href={captions.src} target="_blank" rel="noreferrer">
            {text("content.videos.openCaptions")}
          </Link>
        ) : (
          text("content.videos.noCaptions")
        )}
      </Box>
      <UploadButton
        label={text("content.videos.chooseCaptions", {
          language: text(`shell.locales.${language}`),
        })}
        types=".vtt,text/vtt"
        send={sendCaptions}
        onSent={(sent) => setValue(name, sent)}
      />
      {captions && (
        <Button
          size="small"
          color="error"
          onClick={() => setValue(name, null)}
          aria-label={text("content.takeOf", { name: label })}
        >
          {text("content.take")}
        </Button>
      )}
    </Box>
  );
}

function Poster() {
  const text = useText();
  const mayUpload = useMay("media:write");
  const { setValue } = useFormContext<VideoValues>();
  const poster = useWatch<VideoValues, "poster">({ name: "poster" });
  return (
    <>
      <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
        {text("content.videos.poster")}
      </Typography>
      {poster && (
        <Box
          component="img"
          src={pictureUrl(poster, { width: 480 })}
          alt=""
          sx={{
            display: "block",
            inlineSize: 240,
            maxInlineSize: "100%",
            borderRadius: 2,
            marginBlockEnd: 1,
          }}
        />
      )}
      {mayUpload && (
        <PictureUpload
          label={text("content.choosePicture")}
          onSent={(sent) => setValue("poster", sent)}
        />
      )}
    </>
  );
}
