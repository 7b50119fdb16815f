-- A verification belongs to the browser that began it: SHA-256 of the secret in its cookie. Null: it is bound otherwise.
alter table identity.verification add column browser_hash bytea check (length(browser_hash) = 32);
