import type { Synonyms } from '../lexicon.ts';
import { readSynonyms } from '../readSynonyms.ts';

/** The library is in English; its topics are also asked for in French. Accents do not matter. */
export const FRENCH: readonly Synonyms[] = readSynonyms(`
# Salaires et heures
heures supplémentaires > overtime
temps supplémentaire > overtime
temps et demi > overtime rate
durée du travail > hours of work
heures de travail > hours of work
semaine normale > hours of work, overtime threshold
horaire de travail > scheduling notice, hours of work
étalement des heures > averaging
reprise de temps > banked overtime
pause repas > meal break
période de repas > meal break
pauses > meal break, rest period
repos hebdomadaire > weekly rest, day of rest
jour de repos > day of rest
déconnexion > disconnecting from work
droit à la déconnexion > disconnecting from work
télétravail > remote work
salaire > wages
salaires > wages
taux horaire > minimum wage
paie > wages, pay period
paye > wages, pay period
bulletin de paie > pay statement
talon de paie > pay statement
retenues > deductions from wages
retenue sur le salaire > deductions from wages
pourboires > tips
pourboire > tips
uniforme > uniforms and dress
indemnité de présence > reporting pay
présence au travail > reporting pay
équité > equity
à travail égal salaire égal > equal pay for equal work
disparités de traitement > equal pay

# Congés
jour férié > public holiday, general holiday, statutory holiday
jours fériés > public holidays, general holiday, statutory holiday
congé férié > public holiday
indemnité de jour férié > public holiday pay
vacances > vacation
vacances annuelles > vacation time
indemnité de vacances > vacation pay
paie de vacances > vacation pay
congé > leave
congés > leave
congé de maladie > sick leave
maladie > sick leave
absence pour maladie > sick leave, long term illness
billet médical > medical note
certificat médical > medical note
congé de paternité > paternity leave, parental leave
maternité > maternity leave
grossesse > pregnancy
adoption > adoption
fausse couche > pregnancy loss
congé de deuil > bereavement leave
décès > death, bereavement
obligations familiales > family responsibility leave, family status
proche aidant > caregiver leave, compassionate care leave
soignant > compassionate care leave
violence conjugale > domestic violence
violence familiale > domestic violence
juré > jury duty
réserviste > reservist
don d'organe > organ donor leave
vote > voting time

# Fin d'emploi
préavis > termination notice, notice of termination
avis de cessation d'emploi > termination notice, notice of termination
cessation d'emploi > termination notice, termination
licenciement > termination, layoff
licenciement collectif > group termination, collective dismissal
indemnité de départ > severance pay
indemnité de cessation d'emploi > severance pay
mise à pied temporaire > temporary layoff
congédier > termination, dismissal
congédié > termination, dismissal
sans cause juste et suffisante > unjust dismissal, good and sufficient cause
congédiement sans cause > unjust dismissal, good and sufficient cause
congédiement injustifié > unjust dismissal
mesures disciplinaires > discipline
démission > resignation, notice by employee
années de service > service
deux ans de service > 2 years
vente d'entreprise > sale of a business
retraite > retirement

# Embauche
offre d'emploi > job posting
affichage de poste > job posting
transparence salariale > pay transparency
contrat de travail > employment contract
période d'essai > probation
travail des enfants > child labour, youth employment
jeunes travailleurs > youth employment
travailleurs étrangers > foreign workers
permis de travail > work permit
agence de placement > temporary help agency, recruiter licensing
travailleur autonome > independent contractor
non concurrence > non compete agreement
lettre de recommandation > employment references
plainte > complaint
plaintes > complaints
délai > limitation period, deadline
prescription > limitation period
représailles > reprisal

# Droits de la personne, santé et sécurité
droits de la personne > human rights
discrimination > discrimination
motifs de discrimination > protected grounds
accommodement > accommodation
obligation d'accommodement > duty to accommodate
accommodement raisonnable > duty to accommodate
contrainte excessive > undue hardship
harcèlement psychologique > psychological harassment, harassment and violence policy duty
harcèlement sexuel > sexual harassment
harcèlement au travail > workplace harassment
violence au travail > workplace violence
enquête > investigation
santé et sécurité > health and safety
comité de santé et de sécurité > joint health and safety committee, health and safety committee
comité de santé > health and safety committee
représentant en santé et sécurité > health and safety representative
droit de refus > right to refuse
refus de travail > right to refuse, work refusal
travail dangereux > dangerous work
premiers soins > first aid
premiers secours > first aid
secouristes > first aiders, first aid
secouriste > first aider, first aid
travail isolé > working alone
travailleur seul > working alone
santé mentale > mental health, psychological health
santé psychologique > psychological health
programme de prévention > health and safety program
accident du travail > injury report, serious incident, employer injury report
accident de travail > injury report, serious incident, employer injury report
déclaration > report
lésion professionnelle > injury
retour au travail > return to work
assignation temporaire > modified duties, return to work
simdut > whmis
produits dangereux > hazardous products
dépistage > drug and alcohol testing
fumer > smoking
tabac > smoking
cannabis > cannabis

# Cotisations, vie privée, langue, syndicats
cotisation > contribution, premium
cotisations > contributions, premiums
employeur > employer
employeurs > employers
employé > employee
employés > employees
salarié > employee
travailleur > worker
travailleurs > workers
rrq > quebec pension plan
rpc > canada pension plan
rqap > quebec parental insurance plan, parental
inscription > registration
nouvel employeur > registration
salaire maximum assurable > maximum insurable earnings
plafond salarial > maximum insurable earnings
plafond > maximum
loi 25 > law 25, privacy law
vie privée > privacy
renseignements personnels > personal information
consentement > consent
incident de confidentialité > confidentiality incident, breach
surveillance électronique > electronic monitoring
biométrie > biometrics
équité en matière d'emploi > employment equity
accessibilité > accessibility
handicap > disability
langue de travail > language of work
langue du travail > language of work
langue française > french language
syndicat > union
accréditation > certification
cotisations syndicales > union dues
grève > strike
briseurs de grève > replacement workers
convention collective > collective agreement
grief > grievance
pénalité > penalty
politique > policy
travail > work
`);
