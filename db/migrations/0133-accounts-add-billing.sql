-- How often a customer pays for a subscription: a year at once, or by the month. Null where staff have not said.

alter table accounts add column subscription_billing text
  check (subscription_billing in ('annually', 'monthly'));
