import {
  Bookmark,
  Document,
  ExternalHyperlink,
  type FileChild,
  Footer,
  HeadingLevel,
  InternalHyperlink,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import {
  FOOT,
  footStyle,
  headingStyle,
  hyperlinkStyle,
  LETTER,
  MUTED,
} from '../../../platform/documents/wordPage.ts';
import { WordText } from '../../../platform/documents/wordText.ts';
import type { MailBrand } from '../../../platform/mail/composeEmail.ts';
import { t } from '../../../shared/text.ts';
import { longDate } from '../../../shared/torontoDate.ts';
import type { Citation, Provision } from '../../provisions/contract.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import { updatedText } from '../../provisions/updatedText.ts';

const SANS = 'Arial';

const small = (text: string): Paragraph =>
  new Paragraph({ spacing: { after: 120 }, children: [new TextRun({ text, size: 18, color: MUTED })] });

const nameOf = ({ name, jurisdictionName }: Provision): string => `${name}: ${jurisdictionName}`;

const link = (text: string, url: string): ParagraphChild =>
  new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: 'Hyperlink', size: 18 })] });

/** "Employment Standards Act, s 9" with the act linked. */
function citation({ name, url, sections }: Citation): ParagraphChild[] {
  const rest = new TextRun({ text: sections ? `, ${sections}` : '', size: 18, color: MUTED });
  return [url ? link(name, url) : new TextRun({ text: name, size: 18, color: MUTED }), rest];
}

function sources(provision: Provision, publicUrl: string): Paragraph {
  const cited = [...provision.acts, ...provision.regulations].flatMap((one, index) => [
    ...(index > 0 ? [new TextRun({ text: '; ', size: 18, color: MUTED })] : []),
    ...citation(one),
  ]);
  const updated = updatedText(provision);
  return new Paragraph({
    spacing: { after: 160 },
    children: [
      ...cited,
      new TextRun({ text: `${cited.length > 0 ? ' · ' : ''}${updated} · `, size: 18, color: MUTED }),
      link(t('What the law asks'), `${publicUrl}${permalinkPath(provision)}`),
    ],
  });
}

function contents(policies: readonly Provision[]): Paragraph[] {
  return policies.map(
    (policy) =>
      new Paragraph({
        spacing: { after: 40 },
        children: [
          new InternalHyperlink({
            anchor: policy.id,
            children: [new TextRun({ text: nameOf(policy), style: 'Hyperlink' })],
          }),
        ],
      }),
  );
}

function body(policies: readonly Provision[], text: WordText, publicUrl: string): FileChild[] {
  let area = '';
  return policies.flatMap((policy) => {
    const isNewArea = policy.area.name !== area;
    area = policy.area.name;
    const heading = new Paragraph({
      heading: HeadingLevel.HEADING_2,
      pageBreakBefore: !isNewArea,
      children: [new Bookmark({ id: policy.id, children: [new TextRun(nameOf(policy))] })],
    });
    return [
      ...(isNewArea
        ? [new Paragraph({ heading: HeadingLevel.HEADING_1, pageBreakBefore: true, text: area })]
        : []),
      heading,
      sources(policy, publicUrl),
      ...text.blocks(policy.policy ?? ''),
    ];
  });
}

const smallHeading = headingStyle({ size: 22, before: 160, after: 120 });

/** Chosen policies as a Word document that can be adapted: contents, each policy with its sources, and the disclaimer on every page. */
export async function policyDocument(
  policies: readonly Provision[],
  brand: MailBrand,
  now: Date,
): Promise<Uint8Array> {
  const text = new WordText({ baseUrl: brand.publicUrl, headingsFrom: 3 });
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: t('Sample policies') }),
    small(t('From {{product}}, {{date}} (Toronto)', { product: brand.productName, date: longDate(now) })),
    small(
      t(
        'Words in square brackets are for you to fill in. These samples are general information and not legal advice: have somebody who knows your workplace check them before you use them.',
      ),
    ),
    ...contents(policies),
    ...body(policies, text, brand.publicUrl),
  ];
  const document = new Document({
    creator: brand.productName,
    title: t('Sample policies'),
    numbering: text.numbering(),
    styles: {
      paragraphStyles: [footStyle],
      default: {
        hyperlink: hyperlinkStyle,
        document: { run: { font: SANS, size: 21 }, paragraph: { spacing: { after: 120, line: 288 } } },
        title: headingStyle({ size: 44, before: 0, after: 120 }),
        heading1: headingStyle({ size: 34, before: 0, after: 120, colour: '1F6F6F' }),
        heading2: headingStyle({ size: 28, before: 240, after: 120 }),
        heading3: headingStyle({ size: 24, before: 200, after: 120 }),
        heading4: smallHeading,
        heading5: smallHeading,
        heading6: smallHeading,
      },
    },
    sections: [
      {
        properties: LETTER,
        children: children as never[],
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                style: FOOT,
                children: [
                  new TextRun({
                    text: `${t('General information, not legal advice. Check the current text of the law before you act.')}   `,
                  }),
                  new TextRun({ children: [PageNumber.CURRENT] }),
                ],
              }),
            ],
          }),
        },
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
