-- Accounts whose invoices name the same person.
create index document_national_id on invoices.document (national_id) where national_id is not null;
