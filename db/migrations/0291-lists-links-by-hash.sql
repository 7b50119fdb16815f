-- The link of a shared list is derived from the shop's secret, the list's id and this version; only its hash is stored.
-- `share_key` had it in clear: links made before end here, and the column goes a release later.
alter table lists.list
  add column share_version integer not null default 0,
  add column share_hash bytea;
alter table lists.list
  add constraint list_share_hash_is_sha256 check (octet_length(share_hash) = 32) not valid;
update lists.list set share_key = null where share_key is not null;
