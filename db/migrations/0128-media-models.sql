-- Models of products in three dimensions are documents, too. Rows of before are checked by the next file.
alter table media.document drop constraint document_kind_check;
alter table media.document
  add constraint document_kind_check check (kind in ('pdf', 'ies', 'glb')) not valid;
