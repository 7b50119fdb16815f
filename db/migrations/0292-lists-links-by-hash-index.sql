-- outside a transaction
create unique index concurrently list_share_hash on lists.list (share_hash);
