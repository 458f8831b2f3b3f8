import { describe, expect, it } from 'vitest';
import { sectionLinks } from './sectionLinks.ts';

const CODE = 'https://laws-lois.justice.gc.ca/eng/acts/L-2/';

describe('links to sections', () => {
  it('leads to the page of each federal section, and of the first in a span', () => {
    expect(sectionLinks(CODE, 'ss 206.1(2), 209.1-209.3; s 247')).toEqual([
      { text: 'ss 206.1(2)', href: `${CODE}section-206.1.html` },
      { text: ', ' },
      { text: '209.1–209.3', href: `${CODE}section-209.1.html` },
      { text: '; ' },
      { text: 's 247', href: `${CODE}section-247.html` },
    ]);
  });

  it("leads to the anchor in Quebec's act, and to the section in New Brunswick's", () => {
    expect(sectionLinks('https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1', 's 79.3')).toEqual([
      { text: 's 79.3', href: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1#se:79_3' },
    ]);
    expect(sectionLinks('https://laws.gnb.ca/en/document/cs/E-7.2', 's 38.9')).toEqual([
      { text: 's 38.9', href: 'https://laws.gnb.ca/en/version/cs/E-7.2?code=se:38_9' },
    ]);
  });

  it("leads to the anchors of British Columbia's and Newfoundland and Labrador's acts", () => {
    const bc = 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg';
    const nl = 'https://www.assembly.nl.ca/legislation/sr/statutes/l02.htm';
    expect(sectionLinks(`${bc}/96113_01`, 's 8.2')).toEqual([
      { text: 's 8.2', href: `${bc}/96113_01#section8.2` },
    ]);
    expect(sectionLinks(`${bc}/19001_00`, 's 154.2')).toEqual([{ text: 's 154.2' }]);
    expect(sectionLinks(nl, 's 14')).toEqual([{ text: 's 14', href: `${nl}#14_` }]);
  });

  it('does not take a part or a schedule for a section', () => {
    expect(sectionLinks(CODE, 'Parts 1, 2').filter((piece) => piece.href)).toEqual([]);
    expect(sectionLinks(CODE, 's 3, Sched 2, 4').map((piece) => piece.href !== undefined)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('leaves the sections as they are where the site has no such addresses', () => {
    expect(sectionLinks('https://www.ontario.ca/laws/statute/00e41', 'ss 17-18')).toEqual([
      { text: 'ss 17–18' },
    ]);
    expect(sectionLinks(null, 's 4')).toEqual([{ text: 's 4' }]);
  });
});
