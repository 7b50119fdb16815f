create schema media;

-- Pictures.
create table media.asset (
  id integer generated always as identity primary key,
  -- SHA-256 of the bytes: the same file is stored once.
  digest bytea not null unique check (length(digest) = 32),
  -- Path below the storage root, and below /media/ in addresses.
  storage_key text not null unique check (length(storage_key) <= 200),
  mime text not null check (mime in ('image/webp', 'image/avif', 'image/jpeg', 'image/png')),
  width integer not null check (width >= 0),
  height integer not null check (height >= 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);

-- Films and their captions.
create table media.film_file (
  id integer generated always as identity primary key,
  -- SHA-256 of the bytes: the same file is stored once.
  digest bytea not null unique check (length(digest) = 32),
  -- Path below the storage root, and below /media/ in addresses.
  storage_key text not null unique check (length(storage_key) <= 200),
  mime text not null check (mime in ('video/webm', 'video/mp4', 'text/vtt')),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now(),
  -- For foreign keys that name the kind of file they need.
  unique (id, mime)
);

-- Papers and light distributions of products that everybody may read. Pictures and films have tables of their own.
create table media.document (
  id integer generated always as identity primary key,
  -- SHA-256 of the bytes as they were sent: the same file is stored once.
  digest bytea not null unique check (length(digest) = 32),
  -- Path below the storage root, and below /media/ in addresses.
  storage_key text not null unique check (length(storage_key) <= 200),
  kind text not null check (kind in ('pdf', 'ies', 'glb')),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);

-- What a picture of a light by night is the sum of. The numbers weigh linear light; tools/render/README.md has the sum.
create table media.light_layers (
  night_asset_id integer primary key references media.asset,
  -- The room without the light.
  ambient_asset_id integer not null references media.asset,
  -- The light alone, as if it were white.
  lamp_asset_id integer not null references media.asset,
  lamp_by_day real not null check (lamp_by_day >= 0),
  lamp_by_night real not null check (lamp_by_night > 0),
  ambient_by_night real not null check (ambient_by_night > 0 and ambient_by_night <= 1),
  -- Colour temperature of the light in the picture, in kelvin.
  kelvin integer not null check (kelvin between 1000 and 20000),
  -- A picture of a room is developed on a film, of this contrast and saturation; null: light above white fades to white.
  film_contrast real check (film_contrast > 0),
  film_saturation real check (film_saturation > 0),
  constraint light_layers_film check ((film_contrast is null) = (film_saturation is null))
);

-- Published: where a picture is, and its size in pixels.
create view media.picture_source as
  select id as asset_id, '/media/' || storage_key as src, width, height from media.asset;

-- Published: where a film or its captions are.
create view media.film_source as
  select id as file_id, '/media/' || storage_key as src, mime from media.film_file;

-- Published: where a document is.
create view media.document_source as
  select id as document_id, '/media/' || storage_key as src, kind, bytes from media.document;

-- Published: pictures whose light can be changed, as they have layers.
create view media.lit_picture as
  select night_asset_id as asset_id from media.light_layers;
