import type { Negations } from '../lexicon.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Words that an HR person's question holds and a provision need not. They still count inside quotes and in
 * known phrases.
 */
export const STOP_WORDS: readonly string[] = words(`
a an the and or but if so than then else as of at by for from in into on onto to upon with within without
about after before between during per via versus vs until till while
i me my mine we us our ours you your yours he him his she her hers it its they them their theirs
this that these those there here some any each every all both either neither such other another
am is are was were be been being do does did doing done have has had having
can could may might must shall should will would cannot
dont doesnt didnt isnt arent wasnt cant couldnt shouldnt wont wouldnt im ive id hes shes theyre whats
how what when where which who whom whose why whether
much many long often soon far old no not only also just even still yet very too more most less least fewer
please tell explain show find know want wants wanted need needs needed get gets getting got go goes let lets
someone somebody anyone anybody everyone something anything thing things
allowed allow allows required requires require requirement requirements entitled
legal legally law laws rule rules apply applies
happen happens mean means like make makes sure ok okay tell told say says said
nothing nobody none yesterday today tomorrow almost never ever always again without
le la les l un une des du de d au aux et ou en pour par sur dans avec est sont ma mes ses qui que quoi
combien comment quand quel quelle quels quelles faut il elle je nous vous
`);

/**
 * Words that nearly every question holds and any provision may answer: they help to rank, and no document
 * must have them.
 */
export const OPTIONAL_WORDS: readonly string[] = words(`
employee employer worker staff company business boss person people canada canadian
workplace year month week day hour time number amount new mandatory off out up back
deadline percentage percent start begin last small big
give take ask offer provide receive owe owed offered given
increase increases increased raise change changes changed current latest rate rates go goes
hire employ work works worked working job jobs run runs use uses used people's office shop store
`);

/** "not ontario", "except in quebec", "no severance". */
export const NEGATIONS: Negations = {
  ofEntities: [
    'not',
    'except',
    'excepting',
    'excluding',
    'exclude',
    'outside',
    'outside of',
    'other than',
    'apart from',
    'besides',
    'everywhere but',
    'anywhere but',
    'all but',
    'but not',
    'minus',
    'sauf',
    'hors',
    'excepté',
    'pas',
  ],
  ofWords: ['no'],
  links: words('in for the of at from or and nor au en le la'),
};
