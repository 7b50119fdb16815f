-- Files that are no pictures: films and their captions.
create table media.film_file (
  id integer generated always as identity primary key,
  -- SHA-256 of the bytes: the same file is stored once.
  digest bytea not null unique check (length(digest) = 32),
  -- Path below the storage root, and below /media/ in addresses.
  storage_key text not null unique check (length(storage_key) <= 200),
  mime text not null check (mime in ('video/webm', 'video/mp4', 'text/vtt')),
  bytes integer not null check (bytes > 0 and bytes <= 20 * 1024 * 1024),
  created_at timestamptz not null default now(),
  -- So that whoever points to a film can say that it is one.
  unique (id, mime)
);

-- Published: where a film or its captions are.
create view media.film_source as
  select id as file_id, '/media/' || storage_key as src, mime from media.film_file;
