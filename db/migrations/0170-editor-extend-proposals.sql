-- What a bill changes in a provision is shown to readers as what is coming: it waits for the second reader like a rule or a deadline does.
alter table beside_proposals drop constraint beside_proposals_call_check;
alter table beside_proposals add constraint beside_proposals_call_check check (call in (
  'addRule', 'changeRule', 'removeRule', 'addDeadline', 'changeDeadline', 'removeDeadline',
  'changeAnnouncement', 'withdrawAnnouncement', 'addBillChange', 'editBillChange', 'removeBillChange'));
-- The bill whose change it is; what waits goes with it.
alter table beside_proposals add column bill_id text references bills on delete cascade;
create index beside_proposals_bill on beside_proposals (bill_id) where bill_id is not null;
