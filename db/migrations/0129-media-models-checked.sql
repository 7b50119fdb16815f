alter table media.document validate constraint document_kind_check;
