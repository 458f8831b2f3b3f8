/**
 * Sites of governments, legislatures, courts and public bodies (boards, commissions, tribunals), by the end of their names.
 * A copy of a government's paper on another site is a page like any other: nobody vouches for it.
 */
const PUBLIC_BODIES = [
  'gc.ca canada.ca ccohs.ca archive-it.org whmis.org',
  'alberta.ca gov.ab.ca albertahumanrights.ab.ca wcb.ab.ca',
  'gov.bc.ca worksafebc.com bchrt.bc.ca lrb.bc.ca bchumanrights.ca bclaws.ca bceohrc.ca oipc.bc.ca leg.bc.ca bcpublications.ca',
  'gov.mb.ca manitoba.ca wcb.mb.ca safemanitoba.com manitobahumanrights.ca accessibilitymb.ca',
  'gnb.ca nb.ca worksafenb.ca youthsafenb.ca legnb.ca',
  'gov.nl.ca workplacenl.ca assembly.nl.ca thinkhumanrights.ca',
  'novascotia.ca gov.ns.ca wcb.ns.ca nslegislature.ca',
  'gov.nt.ca wscc.nt.ca nwthumanrights.ca',
  'gov.nu.ca wscc.nu.ca nu-lsco.ca nu-nlsb.ca nunavutcourts.ca nhrt.ca nunavutlegislation.ca',
  'ontario.ca gov.on.ca ohrc.on.ca wsib.ca wsib.on.ca ws-ts.nb.ca hrlsc.on.ca ombudsman.on.ca ola.org csfontario.ca ipc.on.ca fsrao.ca employeradviser.ca',
  'gov.pe.ca princeedwardisland.ca wcb.pe.ca peihumanrights.ca assembly.pe.ca',
  'gouv.qc.ca quebec.ca revenuquebec.ca cdpdj.qc.ca inspq.qc.ca assnat.qc.ca',
  'gov.sk.ca saskatchewan.ca worksafesask.ca wcbsask.com saskatchewanhumanrights.ca saskhumanrights.ca',
  'gov.yk.ca yukon.ca wcb.yk.ca yukonhumanrights.ca yukonassembly.ca',
].flatMap((names) => names.split(' '));

/** Sites that say what others said: news digests, forums, payroll and nanny services, makers of time clocks, and competitors. */
const UNFIT = [
  'newsbang.com a2znews.uk einpresswire.com zalansite.site 701524.dnxkx.asia login-nsfas.co.za toolfluency.com piramid.de',
  'westca.com experts123.com docplayer.net paperzz.com readkong.com',
  'thenannysolution.ca metca.com hrjob.ca todocanada.ca barbicanimmigration.ca canadainfocus.com loanscanada.ca narcity.com',
  'replicon.com collage.co vacationtracker.io canpayinsights.ca connecteam.com timetrex.com enkel.ca huumans.com selfpos.online flexmanager.com worksuite.com',
  'hrinsider.ca ohsinsider.com complianceworks.ca hrcomplianceassist.com hrcovered.com firstreference.com peninsulagrouplimited.com employerline.ca',
].flatMap((names) => names.split(' '));

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '').toLowerCase() : '';

const isOf = (address: string, names: readonly string[]): boolean => {
  const host = hostOf(address);
  return names.some((name) => host === name || host.endsWith(`.${name}`));
};

/** Whether an address is a government's, a legislature's, a court's or a public body's. */
export const isGovernment = (address: string): boolean => isOf(address, PUBLIC_BODIES);

/** Whether nothing may rest on a page of this address alone. */
export const isUnfit = (address: string): boolean => isOf(address, UNFIT);
