import { type RawBuilder, sql } from "kysely";

/** The picture of a record with its words, as one value; null where it has none. */
export function pictureOf(assetId: RawBuilder<unknown>, alt: RawBuilder<unknown>) {
  return sql`(
    select json_build_object('src', src, 'width', width, 'height', height, 'alt', ${alt})
    from media.picture_source where asset_id = ${assetId}
  )`;
}

/** The files of the pictures in a text, by their asset; null where it shows none. */
export function sourcesOf(parts: RawBuilder<unknown>) {
  return sql`(
    select jsonb_object_agg(asset_id, jsonb_build_object('src', src, 'width', width, 'height', height))
    from media.picture_source
    where asset_id in (select (part ->> 'assetId')::integer from jsonb_array_elements(${parts}) as part)
  )`;
}
