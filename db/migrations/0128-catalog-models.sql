-- A document may be the product's model. Rows of before are checked by the next file.
alter table catalog.document drop constraint document_role_check;
alter table catalog.document
  add constraint document_role_check
  check (role in ('data-sheet', 'instructions', 'certificate', 'photometry', 'model')) not valid;
