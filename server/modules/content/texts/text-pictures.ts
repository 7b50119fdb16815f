import { type RawBuilder, sql } from "kysely";

/** A record's picture with its alt text, as one value; null if there is none. */
export function pictureOf(assetId: RawBuilder<unknown>, alt: RawBuilder<unknown>) {
  return sql`(
    select json_build_object('src', src, 'width', width, 'height', height, 'alt', ${alt})
    from media.picture_source where asset_id = ${assetId}
  )`;
}

/** The picture files within a text, by asset; null if there are none. */
export function sourcesOf(parts: RawBuilder<unknown>) {
  return sql`(
    select jsonb_object_agg(asset_id, jsonb_build_object('src', src, 'width', width, 'height', height))
    from media.picture_source
    where asset_id in (select (part ->> 'assetId')::integer from jsonb_array_elements(${parts}) as part)
  )`;
}
