import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Citations } from './Citations.tsx';

const cited = {
  id: 'i1',
  name: 'Act respecting labour standards (Loi sur les normes du travail)',
  url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1',
  sections: 's 79.3',
};

test('a law is read with its French title beside the English, and each section leads to its place', () => {
  const { container } = render(<Citations of={[cited]} />);
  expect(container.textContent).toBe(
    'Act respecting labour standards (Loi sur les normes du travail), s 79.3',
  );
  const law = screen.getByRole('link', { name: 'Act respecting labour standards' });
  expect(law.getAttribute('href')).toBe(cited.url);
  expect(screen.getByText('Loi sur les normes du travail').getAttribute('lang')).toBe('fr');
  const section = screen.getByRole('link', { name: 's 79.3' });
  expect(section.getAttribute('href')).toBe(`${cited.url}#se:79_3`);
});
