import type { Synonyms } from '../lexicon.ts';
import { readSynonyms } from '../readSynonyms.ts';

/** Forms that no rule of stemming joins: other spellings, irregular words, numbers in letters. */
export const SPELLINGS: readonly Synonyms[] = readSynonyms(`
labour, labor
licence, license
organization, organisation
centre, center
program, programme
behaviour, behavior
cheque, check
favour, favor
francization, francisation
per cent, percent, percentage
email, e-mail
wilful, willful
harassment, harass, harassed, harassing
dismissal, dismiss, dismissed, dismissing
payment, pay, paid, paying
eligible, eligibility
child, children
woman, women
man, men
person, people, persons
give, gave, given
lay, laid
die, died, death, dying
ill, illness
sick, sickness
injury, injured, injure
pregnant, pregnancy
bully, bullying, bullied
violent, violence
accommodate, accommodation, accommodating
coverage, cover, covered, covers
refuse, refusal
resign, resignation
retire, retirement
retaliate, retaliation
safe, safety, unsafe
disabled, disability, disabilities
investigate, investigation
adopt, adoption
vote, voting
train, training
notify, notification, notice
post, poster, posting
young, youth
hire, hiring, recruit, recruitment
access, accessible, accessibility
equal, equality
equity, equitable
discipline, disciplinary
religion, religious
race, racial, racism
gender, sex
age, aged
year, annual, yearly, annually
week, weekly
month, monthly
day, daily
hour, hourly
one, 1
two, 2
three, 3
four, 4
five, 5
six, 6
seven, 7
eight, 8
nine, 9
ten, 10
eleven, 11
twelve, 12
thirteen, 13
fourteen, 14
fifteen, 15
sixteen, 16
seventeen, 17
eighteen, 18
nineteen, 19
twenty, 20
first, 1st
second, 2nd
third, 3rd
fourth, 4th
fifth, 5th
thirty, 30
fifty, 50
hundred, 100
`);
