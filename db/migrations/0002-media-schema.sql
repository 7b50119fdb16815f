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

-- Published: where a picture is, and its size in pixels.
create view media.picture_source as
  select id as asset_id, '/media/' || storage_key as src, width, height from media.asset;

-- Published: where a film or its captions are.
create view media.film_source as
  select id as file_id, '/media/' || storage_key as src, mime from media.film_file;
