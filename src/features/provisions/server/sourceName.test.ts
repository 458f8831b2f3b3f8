import { expect, test } from 'vitest';
import { sourceName } from './sourceName.ts';

test.each([
  ['canada-labour-code@2025-12-12.xml', 'Canada Labour Code, official text'],
  [
    'canada-ohs-regulations@2025-03-26.xml',
    'Canada Occupational Health and Safety Regulations, official text',
  ],
  [
    'Canadian Human Rights Act, RSC 1985, c H-6, ss 2, 15 (justicecanada/laws-lois-xml, eng/acts/H-6.xml, current to 2026-05-26)',
    'Canadian Human Rights Act, RSC 1985, c H-6, ss 2, 15, official text',
  ],
  ['https://www.ontario.ca/laws/statute/00e41', 'ontario.ca'],
  ['Employment Standards Act, 2000', 'Employment Standards Act, 2000'],
])('%s is named %s', (ref, name) => {
  expect(sourceName(ref)).toBe(name);
});
