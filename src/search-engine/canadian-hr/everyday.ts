import type { Synonyms } from '../lexicon.ts';
import { readSynonyms } from '../readSynonyms.ts';

/**
 * What people at work call things that the law calls otherwise: the words of jobs, forms, sums and ages, and the short
 * forms of payroll. `0` stands for a number, `00` for one of two digits or more.
 */
export const EVERYDAY: readonly Synonyms[] = readSynonyms(`
# Jobs
bank teller > federally regulated, banks
bank employee > federally regulated, banks
waiter, waitress, server, bartender
waiter > tips, liquor servers
gas station > retail, fuel, customer who leaves without paying
clerk > retail
nurse > health care
trucker, truck driver
truck driver > overtime threshold, hours of work
courier, delivery worker, delivery driver
skip the dishes > digital platform worker
doordash > digital platform worker
ride share > digital platform worker, ride hailing
nanny, domestic worker, live in caregiver
farm worker, agricultural worker, farm labourer
hairdresser > contractor
janitor > cleaner

# Forms and short forms of payroll
t4 > payroll, deductions, canada pension plan, employment insurance
t4 slip > payroll, deductions, canada pension plan, employment insurance
td1 > deductions
roe > record of employment
ltd > long term illness, disability, benefits
std > sick leave, disability, benefits
nda > confidentiality, non compete agreement
non solicitation > non compete agreement
terms of reference > joint committee, committee training and meetings
privacy officer > privacy officer and policies
data protection officer > privacy officer and policies
person in charge of personal information > privacy officer and policies
1% law > training levy
skills law > training levy
affirmative action > special programs
equity hiring > special programs
poach > non compete agreement
confidentiality agreement > confidentiality, non compete agreement
source deductions > deductions, canada pension plan, employment insurance
time sheet, timesheet, time card
time sheets > employment records, records of hours
cheque > wages, pay
last cheque > payment of wages, final pay
final cheque > payment of wages, final pay
overpaid > deductions from wages, overpayment
took too much > overpayment
training cost > deductions from wages
repay > deductions from wages
repayment > deductions from wages
pay back > deductions from wages
sin > work permit, authorization to work, social insurance number
top up > parental leave, employment insurance, supplementary benefits
premiums > contributions
hourly rate > minimum wage, wage rate
hourly pay > minimum wage
lowest i can pay > minimum wage
least i can pay > minimum wage
ten minute meeting > reporting pay
came in for > reporting pay
sent home > reporting pay
called in > reporting pay
send home > reporting pay, temporary layoff
unpaid wages > complaints, payment of wages
claim overtime > complaints and limitation periods

# Hours and days
time and a half > overtime rate
half hour lunch > meal break
lunch > meal break
sunday > day of rest, weekly rest
sundays > day of rest, weekly rest
days in a row > day of rest, weekly rest
without a day off > day of rest, weekly rest
straight hours > hours of work
hours straight > hours of work
overtime after > overtime threshold
12 hour shifts > hours of work, averaging
roster > scheduling notice, shift
changed my shift > scheduling notice
last minute > scheduling notice, shift
texts > disconnecting from work
text messages > disconnecting from work
after work > disconnecting from work
at night > disconnecting from work, night
evening > disconnecting from work, night
weeks off > vacation time
take their holidays > vacation time
when to take > vacation time
use up > vacation time
use it or lose it > vacation time
lose it > vacation time
first year vacation > vacation time
vacation owed > vacation pay
easter monday > public holidays list

# Family, illness and other leaves
flu > sick leave, illness
kid > child, family
kids > child, family
stay home > sick leave, personal leave
off sick > sick leave, illness
chemotherapy > serious illness, long term illness
intensive care > critical illness, critically ill
hospital > illness, injury
weeks to live > compassionate care leave, terminally ill
life support > critical illness
lost the baby > pregnancy loss
lost a baby > pregnancy loss
baby > child, newborn, parental leave
baby born > maternity leave, parental leave
baby leave > maternity leave, parental leave
newborn > parental leave
expecting > pregnant
expecting a baby > pregnancy leave, maternity leave
expectant > pregnant
surrogate > surrogacy
surrogate baby > surrogacy
lighter work > duty to accommodate, reassignment, pregnant
witness in court > jury and court leave
witness > jury and court leave
flood > declared emergency, emergency leave
wildfire > declared emergency, emergency leave
evacuation > declared emergency, emergency leave
ice storm > declared emergency, emergency leave
first nations > indigenous, aboriginal
hunting > indigenous practices

# Beginning and ending
get rid of > termination
lay off 00 > group termination, mass termination
layoff of 00 > group termination, mass termination
layoffs of 00 > group termination, mass termination
laying off 00 > group termination, mass termination
laid off 00 > group termination, mass termination
fire 00 > group termination, mass termination
dismiss 00 > group termination, mass termination
terminate 00 > group termination, mass termination
let 00 go > group termination, mass termination
let go 00 > group termination, mass termination
00 layoffs > group termination, mass termination
00 people at once > group termination, mass termination
00 employees at once > group termination, mass termination
sixty people > group termination
hundred people > group termination
fifty people > group termination
close the plant > group termination
closing the plant > group termination
closing the whole plant > group termination
closing the factory > group termination
people go > termination, group termination
weeks notice > termination notice, notice of termination
no reason > without cause, unjust dismissal
no reason given > without cause, unjust dismissal
without reason > without cause, unjust dismissal
without reasons > without cause, unjust dismissal
retire > retirement, age, protected grounds, mandatory retirement
retire at 00 > mandatory retirement, age, protected grounds
mandatory retirement > age, protected grounds, bona fide occupational requirement
too old > age, protected grounds
of age > age
age 00 > age
take it back > resignation
resigned > resignation, notice by employee
selling our > sale of a business, continuity on sale
selling the business > sale of a business, continuity on sale
sold the business > sale of a business, continuity on sale
bought a business > sale of a business, continuity on sale
takeover, sale of a business, buyer, new owner
merger > sale of a business
10 year old > youth employment, minimum age
11 year old > youth employment, minimum age
12 year old > youth employment, minimum age
13 year old > youth employment, minimum age
14 year old > youth employment, minimum age
15 year old > youth employment, minimum age
16 year old > youth employment, minimum age
17 year old > youth employment, minimum age
is 12 > youth employment, minimum age
is 13 > youth employment, minimum age
is 14 > youth employment, minimum age
is 15 > youth employment, minimum age
niece > child, youth employment
nephew > child, youth employment
my daughter > child
my son > child
unpaid intern > application and coverage, trainee, student
interns > trainee, training, student
internships > trainee, training, student
unpaid interns > application and coverage, trainee, student
opening next door > non compete agreement
work for a competitor > non compete agreement
competitor > non compete agreement
renting a chair > independent contractor
own boss > independent contractor
invoice us > independent contractor
start date > employment information
in writing > written
contract in writing > employment contract
ghosted > job postings, interview, inform applicants
ad show pay > pay transparency, job posting
show pay > pay transparency, job posting
show the pay > pay transparency, job posting
show the salary > pay transparency, job posting
punished > reprisal, retaliation
threatened for > reprisal
charged a fee > recruiter licensing, recruiter
fee > fees

# Rights and safety
scent > duty to accommodate, allergy, sensitivity, disability
scents > duty to accommodate, allergy, sensitivity, disability
perfume > duty to accommodate, allergy, sensitivity, disability
fragrance > duty to accommodate, allergy, sensitivity, disability
allergy > duty to accommodate, disability
allergies > duty to accommodate, disability
food allergy > duty to accommodate, disability
hearing impairment > disability, accommodation
deaf > disability, accommodation
blind > disability, accommodation
interpreter > communication supports, accommodation
prayer > religion, duty to accommodate
prayers > religion, duty to accommodate
where someone was born > place of origin, pre employment inquiries
children in the interview > pre employment inquiries
photo > pre employment inquiries
photograph > pre employment inquiries
convicted > criminal conviction, record of offences, criminal record
daycare > family status, childcare
touching > sexual harassment
touched > sexual harassment
groping > sexual harassment
bullied > harassment, bullying
jokes > harassment
racist > race, harassment
pot > cannabis
weed > cannabis
test positive > drug and alcohol testing
asbestos > hazard, hazardous, right to know
tell workers about > right to know
rep > representative
employee health and safety rep > health and safety representative
fell > injury, serious incident
fall > injury
ladder > injury, fall
slipped > injury, accident
broken leg > fracture, serious injury, critical injury
broken arm > fracture, serious injury
ambulance > serious injury, injury report
who do i call > notify, serious incident reporting
who must be told > notify, serious incident reporting
back injury > injury
hurt his > injury
hurt her > injury
hurt at work > injury, injury report
keep his job > re employ, reinstatement
keep her job > re employ, reinstatement
hold the job > re employ
stolen > theft, privacy breach
copy of his file > access to personal information
copy of her file > access to personal information
copy of my file > access to personal information
see my file > access to personal information
his file > personnel file
employee information > personal information, employee personal information
workers screens > electronic monitoring
remote workers screens > electronic monitoring
watching > electronic monitoring, surveillance
spy on > electronic monitoring
union card > unfair labour practice, certification
only in english > language of work, french
in french > french, language of work
boss writes > language of work
diagnosis > employee health information, medical
consent > consent and notice

# Words that stand for other words of the law
kept > retention
how long do we keep > retention, records
how long to keep > retention, records
after someone leaves > employment ends
employment ends > termination
dismissed > termination
sacked > dismissal, termination
bosses > employer
dispute > complaint
deadline to complain > complaints, limitation period
time limit > limitation period
private company > private sector
small business > small employer, employees
`);
