-- Papers and light distributions of products that everybody may read. Pictures and films have tables of their own.
create table media.document (
  id integer generated always as identity primary key,
  -- SHA-256 of the bytes as they were sent: the same file is stored once.
  digest bytea not null unique check (length(digest) = 32),
  -- Path below the storage root, and below /media/ in addresses.
  storage_key text not null unique check (length(storage_key) <= 200),
  kind text not null check (kind in ('pdf', 'ies')),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);

-- Published: where a document is.
create view media.document_source as
  select id as document_id, '/media/' || storage_key as src, kind, bytes from media.document;
