import { Mark } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** A mark that is one tag and nothing more. */
const tagMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** Without the widths that the kit writes: they are style, which the page's policy and the allow-list refuse. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({
  resizable: false,
});

/** What a text may hold: the allow-list of the product, and nothing beside it. */
export const TEXT_EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4, 5, 6] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  tagMark('subscript', 'sub'),
  tagMark('superscript', 'sup'),
];
