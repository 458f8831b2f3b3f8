interface Section {
  label: string;
  note?: string;
  /** Of each provision of the section: "(1) Words." */
  lines: string[];
}

const section = ({ label, note, lines }: Section): string => {
  const [only] = lines;
  const body =
    lines.length === 1 && !only?.startsWith('(')
      ? `<Text>${only}</Text>`
      : lines
          .map((line) => {
            const [, number, words] = /^(\([^)]+\)) (.*)$/.exec(line) ?? [];
            return `<Subsection><Label>${number}</Label><Text>${words}</Text></Subsection>`;
          })
          .join('');
  return `<Section lims:lastAmendedDate="2020-01-01">${note ? `<MarginalNote>${note}</MarginalNote>` : ''}<Label>${label}</Label>${body}
    <HistoricalNote><HistoricalNoteSubItem>2020, c. 1, s. ${label}</HistoricalNoteSubItem></HistoricalNote></Section>`;
};

/** A small statute as the official files write them. Not a word of it is law. */
export const statuteFile = (
  asOf: string,
  sections: Section[],
  { number = 'L-2', title = 'Canada Labour Code' } = {},
): string => `\ufeff<?xml version="1.0" encoding="utf-8"?><Statute lims:pit-date="${asOf}" lims:current-date="${asOf}" xml:lang="en"
  xmlns:lims="http://justice.gc.ca/lims"><Identification><LongTitle>An Act for tests</LongTitle><ShortTitle status="official">${title}</ShortTitle>
  <Chapter><ConsolidatedNumber official="yes">${number}</ConsolidatedNumber></Chapter></Identification>
  <Body><Heading level="1"><Label>PART III</Label><TitleText>Standard Hours</TitleText></Heading>${sections.map(section).join('\n')}</Body>
  <Schedule id="NifProvs"><RelatedOrNotInForce><Section><Label>1</Label><Text>Not in force.</Text></Section></RelatedOrNotInForce></Schedule>
</Statute>`;
