import {
  Bookmark,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  InternalHyperlink,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  type Table,
  TextRun,
} from 'docx';
import { WordText } from '../../../platform/documents/wordText.ts';
import type { MailBrand } from '../../../platform/mail/composeEmail.ts';
import { t } from '../../../shared/text.ts';
import { longDate } from '../../../shared/torontoDate.ts';
import type { Citation, Provision } from '../../provisions/contract.ts';
import { permalinkPath } from '../../provisions/permalink.ts';

const SERIF = 'Georgia';
const SANS = 'Arial';
const MUTED = '625C53';
/** The style of the line at the foot of each page: not every program shows a page number as its run says. */
const FOOT = 'PageFoot';

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
  const updated = t('Updated: {{date}}', { date: longDate(provision.updatedAt) });
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

function body(policies: readonly Provision[], text: WordText, publicUrl: string): (Paragraph | Table)[] {
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

const heading = (size: number, before: number, color?: string) => ({
  run: { font: SERIF, size, bold: true, color: color ?? '24211D' },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

/** Chosen policies as a Word document that can be adapted: contents, each policy with its sources, and the disclaimer on every page. */
export async function policyDocument(
  policies: readonly Provision[],
  brand: MailBrand,
  now: Date,
): Promise<Uint8Array> {
  const text = new WordText({ publicUrl: brand.publicUrl });
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
      paragraphStyles: [
        { id: FOOT, name: 'Foot of the page', basedOn: 'Normal', run: { size: 16, color: MUTED } },
      ],
      default: {
        document: { run: { font: SANS, size: 21 }, paragraph: { spacing: { after: 120, line: 288 } } },
        title: heading(44, 0),
        heading1: heading(34, 0, '1F6F6F'),
        heading2: heading(28, 240),
        heading3: heading(24, 200),
        heading4: heading(22, 160),
      },
    },
    sections: [
      {
        // Letter, in twentieths of a point.
        properties: { page: { size: { width: 12_240, height: 15_840 } } },
        children,
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
