-- A bill's own record and a checklist requirement state law to members as a provision does: what an editor writes of one that members
-- see, or would see from then on, waits for the second reader too. Such a proposal is of no provision.
alter table beside_proposals alter column provision_id drop not null;
alter table beside_proposals drop constraint beside_proposals_call_check;
alter table beside_proposals add constraint beside_proposals_call_check check (call in (
  'addRule', 'changeRule', 'removeRule', 'addDeadline', 'changeDeadline', 'removeDeadline',
  'changeAnnouncement', 'withdrawAnnouncement', 'addBillChange', 'editBillChange', 'removeBillChange',
  'addBill', 'changeBill', 'addRequirement', 'changeRequirement', 'bringBackRequirement'));
alter table beside_proposals add column requirement_id text references checklist_requirements on delete cascade;
alter table beside_proposals add constraint beside_proposals_subject
  check (num_nonnulls(provision_id, bill_id, requirement_id) > 0);
create index beside_proposals_requirement on beside_proposals (requirement_id) where requirement_id is not null;
