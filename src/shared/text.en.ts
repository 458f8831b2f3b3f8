/** The singular forms of English; the key itself is the plural. */
export const en: Record<string, string> = {
  '{{count}} findings_one': '{{count}} finding',
  '{{count}} findings keep this from being published._one':
    '{{count}} finding keeps this from being published.',
  'Draft, {{count}} changes_one': 'Draft, {{count}} change',
  '{{count}} words_one': '{{count}} word',
  'Published. {{count}} are told._one': 'Published. {{count}} is told.',
  '{{count}} reads in 30 days_one': '{{count}} read in 30 days',
  '{{count}} provisions were read within their time._one': '{{count}} provision was read within its time.',
  '{{count}} results_one': '{{count}} result',
  'Industry Search: {{industry}} ({{count}} results)_one': 'Industry Search: {{industry}} ({{count}} result)',
  'Search Results: {{text}} ({{count}} results)_one': 'Search Results: {{text}} ({{count}} result)',
  '{{count}} sample policies to adapt to your workplace_one':
    '{{count}} sample policy to adapt to your workplace',
  '{{count}} notes_one': '{{count}} note',
  '{{count}} days_one': '{{count}} day',
  '{{count}} hours_one': '{{count}} hour',
  '{{count}} minutes_one': '{{count}} minute',
  '{{count}} changes_one': '{{count}} change',
  '{{count}} insertions_one': '{{count}} insertion',
  '{{count}} deletions_one': '{{count}} deletion',
  '{{count}} moves_one': '{{count}} move',
  '{{count}} versions deleted._one': '{{count}} version deleted.',
  '{{count}} provisions_one': '{{count}} provision',
  '{{count}} provisions will be added_one': '{{count}} provision will be added',
  '{{count}} jurisdictions_one': '{{count}} jurisdiction',
  '{{count}} provisions changed_one': '{{count}} provision changed',
  '{{count}} bills and regulations in your jurisdictions, {{before}} before a legislature_one':
    '{{count}} bill or regulation in your jurisdictions, {{before}} before a legislature',
  '{{count}} changes so far._one': '{{count}} change so far.',
  '{{count}} requirements of your checklists are due_one': '{{count}} requirement of your checklists is due',
  '{{count}} changes in what you follow_one': '{{count}} change in what you follow',
  '{{count}} more changes stand in Latest Updates._one': '{{count}} more change stands in Latest Updates.',
  'Changed: {{change}}, and {{count}} others_one': 'Changed: {{change}}, and {{count}} other',
  '{{when}}, after {{count}} attempts_one': '{{when}}, after {{count}} attempt',
  '{{count}} topics_one': '{{count}} topic',
  '{{count}} reports_one': '{{count}} report',
  '{{count}} of these provisions could not be found. Nothing was added._one':
    'This provision could not be found. Nothing was added.',
  '{{count}} provisions of this report are outside your plan and are not in this file._one':
    '{{count}} provision of this report is outside your plan and is not in this file.',
  '{{count}} provisions of this report are outside your plan. They are kept, and not shown._one':
    '{{count}} provision of this report is outside your plan. It is kept, and not shown.',
  '{{count}} provisions are marked as not yet verified._one':
    '{{count}} provision is marked as not yet verified.',
  '{{count}} texts changed since you last looked, on {{date}}._one':
    '{{count}} text changed since you last looked, on {{date}}.',
  'Of {{count}} provisions no change is known, but their history does not reach back to {{date}}_one':
    'Of {{count}} provision no change is known, but its history does not reach back to {{date}}',
};
