alter table catalog.document validate constraint document_role_check;
