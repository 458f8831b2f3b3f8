/** What every Word document of this product looks like, whatever it holds. */
export const MUTED = '625C53';
export const LINK = '185B5C';
export const INK = '24211D';

/** The style of the line at the foot of each page: not every program shows a page number as its run says. */
export const FOOT = 'PageFoot';

export const footStyle = {
  id: FOOT,
  name: 'Foot of the page',
  basedOn: 'Normal',
  run: { size: 16, color: MUTED },
};

export const hyperlinkStyle = { run: { color: LINK, underline: {} } };

/** Letter, in twentieths of a point. */
export const LETTER = { page: { size: { width: 12_240, height: 15_840 } } };

interface HeadingLook {
  /** In half points. */
  size: number;
  /** The room above and below, in twentieths of a point. */
  before?: number;
  after: number;
  colour?: string;
}

/** The look of a heading, which never stands alone at the end of a page. */
export const headingStyle = ({ size, before, after, colour = INK }: HeadingLook) => ({
  run: { font: 'Georgia', size, bold: true, italics: false, color: colour },
  paragraph: { spacing: { before, after }, keepNext: true },
});
