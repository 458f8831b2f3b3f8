-- What editors keep of a provision beside its texts: the policy with its placeholders, the day by which its sources are to be read
-- again, and the one line that readers are told of a change.

alter table provisions add column policy_template text;
-- chosen by an editor in place of the day that follows from the sources
alter table provisions add column review_by date;
alter table provisions add column review_due date;

-- A source vouches for a while after it was read: the law's own text longest, a page of somebody else shortest, and a page that was
-- two years old when it was read half as long. General knowledge vouches for nothing. Of several the one that lasts longest counts.
create function review_due_of(sources jsonb) returns date language sql stable as $$
  select max((read_on + make_interval(months => case when dated < read_on - interval '2 years' then months / 2 else months end))::date)
  from (
    select coalesce((s ->> 'checked')::date, dated) as read_on, dated,
      case s ->> 'type' when 'official-text' then 18 when 'official-page' then 12 when 'general-knowledge' then 0 else 6 end as months
    from jsonb_array_elements(sources) s
    cross join lateral (select left((s ->> 'date') || '-01-01', 10)::date as dated) d
    where not s ? 'bears' or s -> 'bears' ? 'text'
  ) read
$$;

create function set_review_due() returns trigger language plpgsql as $$
begin
  new.review_due := coalesce(new.review_by, review_due_of(new.sources));
  return new;
end $$;
create trigger provisions_set_review_due before insert or update of sources, review_by on provisions
  for each row execute function set_review_due();

update provisions set review_due = review_due_of(sources);
create index provisions_review_due on provisions (review_due) where is_published;

alter table update_entries add column line text;
