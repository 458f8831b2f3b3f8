/** Words that an HR person's question holds and a provision need not. They still count inside quotes and in known phrases. */
export const STOP_WORDS: readonly string[] = [
  ...'a an the and or but if so than then else as of at by for from in into on onto to upon with within without'.split(
    ' ',
  ),
  ...'about after before between during per via versus vs until till while'.split(' '),
  ...'i me my mine we us our ours you your yours he him his she her hers it its they them their theirs'.split(
    ' ',
  ),
  ...'this that these those there here some any each every all both either neither such other another'.split(
    ' ',
  ),
  ...'am is are was were be been being do does did doing done have has had having'.split(' '),
  ...'can could may might must shall should will would cannot'.split(' '),
  ...'dont doesnt didnt isnt arent wasnt cant couldnt shouldnt wont wouldnt im ive id hes shes theyre whats'.split(
    ' ',
  ),
  ...'how what when where which who whom whose why whether'.split(' '),
  ...'much many long often soon far old no not only also just even still yet very too more most less least fewer'.split(
    ' ',
  ),
  ...'please tell explain show find know want wants wanted need needs needed get gets getting got go goes let lets'.split(
    ' ',
  ),
  ...'someone somebody anyone anybody everyone something anything thing things'.split(' '),
  ...'allowed allow allows required requires require requirement requirements entitled legal legally law laws rule rules apply applies'.split(
    ' ',
  ),
  ...'happen happens mean means like make makes sure else ok okay'.split(' '),
];

/** Words that nearly every question holds and any provision may answer: they help to rank, and no document must have them. */
export const OPTIONAL_WORDS: readonly string[] = [
  ...'employee employer worker staff company business boss person people canada canadian'.split(' '),
  ...'workplace year month week day hour time number amount new mandatory off out up back'.split(' '),
  ...'give take ask offer provide receive owe owed offered given'.split(' '),
];
