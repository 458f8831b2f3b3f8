import { sectionsText } from './sectionsText.ts';

/** A stretch of the cited sections, with the address of the section where the legislature's site has one. */
export interface SectionPiece {
  text: string;
  href?: string;
}

const underscored = (section: string): string => section.replaceAll('.', '_');

/**
 * Sites that have an address for each section, made from the address of the act and the number of the section. Ontario's
 * anchors do not follow from the numbers, so its sections have none.
 */
const SITES: { act: RegExp; section: (act: string, section: string) => string }[] = [
  {
    act: /^https:\/\/laws-lois\.justice\.gc\.ca\/eng\/(acts|regulations)\/[^/]+\/$/,
    section: (act, section) => `${act}section-${section}.html`,
  },
  {
    act: /^https:\/\/www\.legisquebec\.gouv\.qc\.ca\/en\/document\/c[sr]\/[^/?#]+$/,
    section: (act, section) => `${act}#se:${underscored(section)}`,
  },
  {
    act: /^https:\/\/laws\.gnb\.ca\/en\/document\/c[sr]\/[^/?#]+$/,
    section: (act, section) => `${act.replace('/document/', '/version/')}?code=se:${underscored(section)}`,
  },
  {
    // An act in several files (…_00) has its anchors in the files of its parts.
    act: /^https:\/\/www\.bclaws\.gov\.bc\.ca\/civix\/document\/id\/complete\/statreg\/(?!\w*_00$)\w+$/,
    section: (act, section) => `${act}#section${section}`,
  },
  {
    act: /^https:\/\/www\.assembly\.nl\.ca\/legislation\/sr\/statutes\/[\w-]+\.htm$/,
    section: (act, section) => `${act}#${section}_`,
  },
];

/** The sections as they are read, "ss 206.1, 209.1–209.3", cut so that each number leads to its section. */
export function sectionLinks(url: string | null, sections: string): SectionPiece[] {
  const site = SITES.find(({ act }) => url !== null && act.test(url));
  if (!site || url === null) return [{ text: sectionsText(sections) }];
  let inList = false;
  return sections.split(/([,;] )/).map((piece) => {
    const [, prefix, number] = /^(ss? )?(\d+(?:\.\d+)*[A-Z]*)/.exec(piece) ?? [];
    if (!/^[,;] $/.test(piece)) inList = number !== undefined && (inList || prefix !== undefined);
    const text = sectionsText(piece);
    return number !== undefined && inList ? { text, href: site.section(url, number) } : { text };
  });
}
