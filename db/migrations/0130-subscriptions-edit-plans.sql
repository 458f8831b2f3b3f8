-- Plans that staff edit: from then on the starter file changes them no more, and what it says stays beside them.

alter table subscription_plans
  add column edited_at timestamptz,
  -- What content/plans.yaml last said of the plan, in the form that staff edit.
  add column starter jsonb;
