import { isAddress, sourceTitle } from '../evidenceText.ts';

/** What a text rests on: the page by its title, which opens beside this one, or the name of what has no address. */
export const SourceRef = ({ source }: { source: string }) =>
  isAddress(source) ? (
    <a href={source} target="_blank" rel="noreferrer" title={source}>
      {sourceTitle(source)}
    </a>
  ) : (
    <span title={source}>{source}</span>
  );
