alter table lists.list validate constraint list_share_hash_is_sha256;
