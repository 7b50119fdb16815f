-- An invoice is issued once the sale is certain, over what is left of the order: credits up to this number are already
-- deducted. Null: issued when its order was placed, as it was done before.
alter table invoices.document add column after_credit smallint;
