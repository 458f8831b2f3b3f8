import type { Synonyms } from '../lexicon.ts';
import { readSynonyms } from '../readSynonyms.ts';

/**
 * What HR people say and what the law calls it. Phrases in a row find each other; "a > b" lets a search for
 * the narrow word find the wider one and not the other way round.
 */
export const SYNONYMS: readonly Synonyms[] = readSynonyms(`
# Pay
minimum wage, minimum pay, minimum salary, lowest wage, minimum hourly rate, base wage
wages, pay, remuneration, earnings
salary > wages, pay
living wage > minimum wage
pay statement, pay stub, pay slip, payslip, paystub, wage statement, statement of wages, earnings statement
pay cheque, paycheque, paycheck, pay check
pay day, payday, pay period, pay frequency, payment of wages
dock pay > deductions from wages, deduction
docking > deduction
clawback > deduction
claw back > deduction
garnish > deduction
garnishment > deduction
cash shortage > deduction
till shortage > deduction
uniform > deduction
uniforms and dress, dress code, uniform, uniforms, attire, grooming policy, appearance policy
high heels > dress code, footwear
tattoo > dress code
piercing > dress code
deduct, deduction, deductions from wages
broken > damage, deduction
broke > damage, deduction
damage > deduction
off their cheque > deduction
off the cheque > deduction
off her cheque > deduction
off his cheque > deduction
out of their pay > deduction
out of their cheque > deduction
once a month > pay period, monthly
biweekly > pay period
semi monthly > pay period
twice a month > pay period
paid late > payment of wages, pay period
staff meeting > reporting pay
tips, gratuities, tip pool, tip pooling, tip out
final pay > payment of wages, termination pay
last pay > payment of wages
final paycheque > payment of wages
last paycheque > payment of wages
how often > pay period, payment of wages, pay frequency
final wages > payment of wages
payout > paid out, vacation pay
lowest > minimum
lowest hourly rate > minimum wage
lowest rate > minimum wage
overpaid > overpayment, deduction
overpayment > deduction
roe, record of employment
direct deposit, payment of wages
reporting pay, call in pay, three hour rule, 3 hour rule, minimum daily pay, show up pay, minimum call in
sent home early > reporting pay
shift cancelled > reporting pay, scheduling notice
equal pay, same pay, equal pay for equal work, pay parity
wage gap > pay equity, equal pay
gender pay gap > pay equity, pay transparency
paid less than men > equal pay, pay equity
women paid less > equal pay, pay equity
same job > equal work, same work, equal pay
salary history, pay history, wage history, compensation history
pay transparency, wage transparency, salary transparency, salary range, wage range, pay range, salary disclosure

# Hours
overtime, ot, over time, time and a half, extra hours
double time > overtime, overtime rate
banked overtime, banked time, time off in lieu, lieu time, toil, time bank, comp time, banking overtime, in lieu of overtime
averaging, averaging agreement, compressed work week, flexible averaging
hours of work, working hours, work hours, maximum hours, hours per day, hours per week
meal break, lunch break, eating period, meal period, lunch hour, lunch
rest period, coffee break, rest break, days of rest, day of rest, weekly rest
between shifts > rest period, rest periods
hours between shifts > rest periods
break > meal break, rest period, eating period
day off > day of rest, rest period
scheduling, shift schedule, work schedule, shift change, schedule change
scheduling notice, notice of schedule, roster, rota, scheduling
shift > scheduling, hours of work
split shift > hours of work
on call, standby, on standby
disconnecting from work, right to disconnect, disconnect from work, disconnect, after hours emails, after hours email
remote work, telework, work from home, working from home, wfh, hybrid work, telecommuting
flexible work, flex time, flexible hours, flexible working

# Holidays and vacation
public holiday, stat holiday, statutory holiday, general holiday, paid holiday, stat day
stat > public holiday, statutory holiday, general holiday
stats > public holiday, statutory holiday, general holiday
public holiday pay, stat holiday pay, stat pay, statutory holiday pay, general holiday pay, holiday pay
family day > public holiday, general holiday, statutory holiday
canada day > public holiday, general holiday, statutory holiday
boxing day > public holiday, general holiday, statutory holiday
christmas > public holiday, general holiday, statutory holiday
thanksgiving > public holiday, general holiday, statutory holiday
good friday > public holiday, general holiday, statutory holiday
victoria day > public holiday, general holiday, statutory holiday
remembrance day > public holiday, general holiday, statutory holiday
new years day > public holiday, general holiday, statutory holiday
labour day > public holiday, general holiday, statutory holiday
civic holiday > public holiday, general holiday, statutory holiday
louis riel day > public holiday, general holiday, statutory holiday
truth and reconciliation > public holiday, general holiday, statutory holiday
orange shirt day > public holiday, general holiday, statutory holiday
easter > public holiday, general holiday, statutory holiday
st jean baptiste, saint jean baptiste, fete nationale, june 24, national holiday
st jean baptiste > public holiday, general holiday, statutory holiday
saint jean baptiste > public holiday, general holiday, statutory holiday
canada day > public holidays
long weekend > public holiday, general holiday, statutory holiday
vacation, pto, paid time off, annual vacation, annual leave, vacation time, vacation days, vacation leave
vacation pay, vacation payout, pto payout, accrued vacation
carry over > vacation
weeks holidays > vacation
weeks of holidays > vacation
weeks holiday > vacation
skip vacation > vacation time
cash out vacation > vacation pay, vacation time

# Leaves
time off > leave, leave of absence
leave of absence, loa, job protected leave, protected leave, unpaid leave
maternity leave, pregnancy leave, mat leave, maternity
having a baby > maternity leave, pregnancy leave, parental leave
parental leave, paternity leave, pat leave, paternity, parent leave
sick leave, sick days, sick day, sick time, paid sick leave, sick pay, call in sick
personal leave, personal days, personal day, personal emergency leave, pel, family responsibility leave, family leave
medical note, sick note, doctors note, doctor note, medical certificate, doctor certificate, medical proof
long term illness, long term sick leave, serious illness leave, medical leave, extended sick leave, long term illness or injury leave
long term disability, ltd
short term disability, std
bereavement, bereavement leave, funeral leave, funeral, death in the family
compassionate leave > compassionate care leave, bereavement leave
dying > compassionate care leave, family medical leave
compassionate care, family medical leave, end of life care, palliative care, terminally ill, compassionate care leave
critical illness leave, critically ill, family caregiver leave, caregiver leave, critical illness
domestic violence, intimate partner violence, ipv, family violence, domestic or sexual violence, domestic abuse, interpersonal violence
abusive > domestic violence, domestic or sexual violence
abused > domestic violence, domestic or sexual violence
sexual assault > domestic or sexual violence, sexual violence
jury duty, jury leave, court leave, jury service, jury, jury and court leave
witness > court leave, jury and court leave
subpoena > court leave, jury and court leave
reservist, military leave, reserve force, armed forces, military reserve, reservist leave
voting time, time off to vote, voting leave, election day, vote
election > voting time
pregnancy loss, miscarriage, stillbirth, termination of pregnancy
adoption leave, adoption placement, placement of child, surrogacy, adoption and surrogacy placement leave
child death or disappearance, missing child, death of a child, crime related disappearance
mother in law > parent of the spouse, bereavement leave
father in law > parent of the spouse, bereavement leave
grandmother > grandparent
grandfather > grandparent
mom > parent, mother
dad > parent, father
mother > parent
father > parent
aunt > relative
uncle > relative
sibling, brother, sister
spouse, husband, wife, common law partner
death > bereavement
passed away > bereavement, death
organ donor, organ donation, organ donor leave
kidney > organ donor, organ
time off > leave
be off > leave
cancer > serious illness, long term illness
heart attack > serious illness, long term illness
surgery > serious illness, long term illness, sick leave
citizenship ceremony, citizenship leave
emergency leave, declared emergency, infectious disease leave, public health emergency
indigenous > aboriginal, indigenous practices

# Ending employment
termination, terminate, fired, fire, firing, dismissal, dismissed, let go, sacked, discharge
termination notice, notice of termination, notice period, working notice, individual termination notice, termination of employment notice
termination pay, pay in lieu of notice, pay in lieu, payment in lieu of notice, pilon
severance pay, severance, severance package, termination package, exit package
temporary layoff, layoff, lay off, laid off, furlough, furloughed, recall
group termination, mass termination, mass layoff, collective dismissal, group layoff, plant closure
quit > resignation, notice by employee, termination notice
resign > notice by employee, termination notice
resignation > notice by employee, termination notice
two weeks notice > termination notice, notice of termination
give notice > termination notice, notice of termination
unjust dismissal, wrongful dismissal, unfair dismissal, wrongful termination, dismissal without cause, without cause
just cause, for cause, wilful misconduct, with cause
discipline and just cause, progressive discipline, disciplinary action, discipline, written warning, just cause
stealing > theft, just cause, dishonesty
stole > theft, just cause, dishonesty
theft > just cause, dishonesty
poor performance > just cause, discipline
misconduct > just cause, discipline
insubordination > just cause, discipline
suspension > discipline
employment references, reference letter, letter of reference, letter of recommendation, job reference, references
certificate of employment, work certificate
constructive dismissal > termination
probation, probationary period, probation period, trial period
on probation > termination notice
probation > individual termination notice, termination notice
probationary > individual termination notice, termination notice
during probation > individual termination notice, termination notice
retirement > termination, age

# Young, foreign and other workers; hiring
youth employment, minimum age, young workers, child labour, underage, minors, working age, teenagers, young worker
how old > minimum age, youth employment
youngest > minimum age, youth employment
youngest age > minimum age, youth employment
internship > trainee, training, student
intern > trainee, training, student
teen > youth employment, young workers
teenager > youth employment, young workers
minor > youth employment, minimum age
foreign worker, temporary foreign worker, tfw, tfwp, migrant worker, foreign national
lmia, labour market impact assessment
work permit, work authorization, authorization to work, legally able to work
recruiter, employment agency, recruitment agency, headhunter
temporary help agency, temp agency, staffing agency, temp worker, agency worker, assignment employee
digital platform worker, gig worker, platform worker, gig work, app based worker, ride hailing, delivery driver
uber > digital platform worker, ride hailing
independent contractor, self employed, freelancer, misclassification, dependent contractor
job posting, job ad, job advertisement, job advert, vacancy, publicly advertised
pre employment inquiries, interview questions, interview question, job interview, application form
employment contract, offer letter, contract of employment, employment agreement, employment information
background check, criminal record check, police check, reference check, criminal record, record of offences, vulnerable sector check
non compete, noncompete, non competition, restrictive covenant, non compete agreement, noncompetition
ai in hiring > artificial intelligence
artificial intelligence, ai

# Human rights
protected grounds, prohibited grounds, grounds of discrimination, protected characteristics
duty to accommodate, accommodation, accommodate, reasonable accommodation
bona fide occupational requirement, bfor, bfoq, bona fide occupational qualification, genuine job requirement
drug test, drug testing, alcohol testing, substance testing, drug and alcohol testing, random testing
harassment, bullying, toxic workplace, psychological harassment, hostile workplace
sexual harassment, unwelcome advances, sexual misconduct
family status, childcare obligations, caregiving obligations, eldercare, child care
gender identity, transgender, trans, gender expression
creed, religion, religious belief
wheelchair > accessibility, accommodation
special program, affirmative action, special programs

# Health, safety and compensation
health and safety, ohs, oh s, occupational health and safety, workplace safety, work safety
ohsa, occupational health and safety act
joint committee, jhsc, joint health and safety committee, safety committee, health and safety committee, workplace committee, hsc, joint work site health and safety committee
health and safety representative, safety representative, safety rep, worker representative, health and safety rep, worker rep
right to refuse, work refusal, refuse unsafe work, unsafe work, dangerous work, refuse work, right to refuse unsafe work
whmis, hazardous products, hazardous materials, safety data sheet, sds, msds, workplace hazardous materials information system
first aid, first aid kit, first aider, first aid attendant
working alone, lone worker, work alone, working in isolation, isolated work
workplace violence, violence at work, violence in the workplace, harassment and violence
serious incident, critical injury, serious injury, workplace fatality, serious injury or death, serious incident reporting
accident > incident, injury, serious incident
washroom, bathroom, toilet, restroom, menstrual products
defibrillator, aed, defibrillators
naloxone, narcan, opioid overdose, naloxone kit
psychological health, mental health, psychological safety, workplace stress, burnout
protective equipment, ppe, personal protective equipment, safety boots, hard hat
awareness training, safety training, safety orientation, basic awareness training
covid, covid 19, coronavirus, pandemic
vaccine > covid 19
vaccination > covid 19
workers compensation, workers comp, wcb, wsib, worksafebc, worksafe, cnesst, wscc, workplace injury insurance
injury report, report of injury, accident report, form 7, report an injury, report injury, employer injury report
take back > reinstatement, re employ
return to work, rtw, modified duties, modified work, light duty, light duties, duty to cooperate
re employ, re employment, reinstatement, reinstate, duty to re employ
maximum insurable earnings, maximum assessable earnings, assessable earnings, insurable earnings ceiling

# Privacy
personal information, personal data, employee data, private information
pipeda > privacy law, personal information
pipa > privacy law, personal information
law 25 > privacy law, personal information
breach notification, privacy breach, data breach, breach of security safeguards, confidentiality incident, security breach
leak > breach, privacy breach
leaked > breach, privacy breach
hacked > breach, privacy breach
ransomware > breach, privacy breach
electronic monitoring, employee monitoring, surveillance, video surveillance, cameras, gps tracking, keystroke logging, computer monitoring
reading emails > electronic monitoring, employee monitoring
employees email > electronic monitoring, employee monitoring
employee email > electronic monitoring, employee monitoring
read emails > electronic monitoring, employee monitoring
monitor emails > electronic monitoring, employee monitoring
employee emails > electronic monitoring
track employees > electronic monitoring
biometrics, fingerprint, facial recognition, biometric
access to personal information, personnel file, employee file, hr file, employee record
privacy officer, privacy policy

# Equity, accessibility, language, unions
pay equity plan, pay equity posting, pay equity
employment equity, designated groups, diversity
aoda, accessibility for ontarians with disabilities act, accessibility
accessible, barrier free, accessibility
francization, french language, bill 96, charter of the french language, language of work
union, trade union, bargaining agent
collective agreement, collective bargaining agreement, cba, union contract
certification, union certification, union drive, card check, organizing campaign, unionize, unionizing
union dues, rand formula, dues check off, dues
strike, lockout, strike and lockout, work stoppage, picketing, job action, walkout
replacement worker, scab, strikebreaker, replacement workers
grievance, grievance arbitration, arbitration
unfair labour practice, unfair labour practices, anti union

# Payroll, immigration, substances, reporting
employment insurance, ei, unemployment insurance, unemployment benefits
cpp, canada pension plan
qpp, quebec pension plan
employer health tax, eht, health tax, payroll tax, health and post secondary education tax
pension plan, registered pension, rpp, pension, registered pension plan
vrsp, voluntary retirement savings plan, mandatory savings plan
benefits during leave, benefits continuation, continue benefits, benefit coverage during leave
group benefits, benefit plan, health benefits, employee benefits
training levy, one per cent, 1 percent rule
smoking, vaping, tobacco, e cigarette, smoke free, vape, cigarette
cannabis, marijuana, weed, pot
impairment, impaired, intoxicated, fit for duty, drunk, under the influence, hungover
impaired > drug and alcohol testing
impairment > drug and alcohol testing
drunk > drug and alcohol testing
high on > impairment, impaired, drug
stoned > impairment, impaired, drug
forced labour, modern slavery, supply chains, supply chain, forced and child labour, s 211
whistleblower, whistle blower, whistleblowing, whistleblower protection
reprisal, retaliation, reprisals, retaliate, penalize

# Administration and the names of acts
administrative penalty, penalty, fine, fines, penalties, administrative penalties, ticket
limitation period, time limit, filing deadline, deadline to file, statute of limitations, limitation
complaint > complaints
posting, poster, workplace poster, post a notice, information poster
employment records, record keeping, keep records, recordkeeping, records retention, retention of records, payroll records
director liability, liability of directors, director and officer liability, personal liability
esa, employment standards act
employment standards, labour standards
esc > employment standards code
clc, canada labour code
chra, canadian human rights act
hrc, human rights code
sea, saskatchewan employment act
lrc, labour relations code
lsa > labour standards act, act respecting labour standards
employee, worker, staff, employees
employer, company, business, boss
manager > managers, supervisor
part time > part time employee

# The French names of acts, bodies and programs
loi sur les normes du travail > act respecting labour standards
normes du travail > labour standards
lnt > act respecting labour standards
santé et sécurité du travail > occupational health and safety
lsst > act respecting occupational health and safety
maladies professionnelles > occupational diseases
latmp > act respecting industrial accidents and occupational diseases
charte de la langue française > charter of the french language
charte des droits et libertés > charter of human rights and freedoms
code civil > civil code
loi sur l'équité salariale, pay equity act
équité salariale > pay equity
code du travail > labour code
code canadien du travail > canada labour code
loi canadienne sur les droits de la personne > canadian human rights act
loi canadienne sur l'accessibilité > accessible canada act
loi sur les normes d'emploi > employment standards act
régime volontaire d'épargne retraite > voluntary retirement savings plan
rver > voluntary retirement savings plan
assurance emploi > employment insurance
régime de rentes du québec > quebec pension plan
relevé d'emploi > record of employment
congé de maternité > maternity leave
congé parental > parental leave
salaire minimum > minimum wage
congédiement > termination, dismissal
mise à pied > temporary layoff
jours fériés > public holiday
harcèlement > harassment
francisation > francization
`);
